import type { EverydayListing } from './everyday-listings.js';

const of =
  (hive: EverydayListing['hive']) =>
  (key: string, title: string, description: string): EverydayListing => ({ key, hive, title, description });
const item = of('essentials');
const lesson = of('academia');
const errand = of('logistics');
const event = of('buzz');
const file = of('archive');
const gig = of('sidehustle');

/** Written after the lexicon was enlarged, and run once before anything was changed for them. */
export const CLOSING_LISTINGS: readonly EverydayListing[] = [
  item(
    'c-haier',
    'Haier 138 L, silver',
    'Left compartment makes solid ice overnight. Going for national service.',
  ),
  item('c-vitafoam', 'Vitafoam, 4 by 6', 'Used one semester, cover still in nylon.'),
  item('c-rechargeable', 'Lontor rechargeable with USB', 'Turns for six hours when there is no light.'),
  item('c-hp', '250 G8, 11th gen, 8/512', 'Fast for Zoom and SPSS. Charger dey.'),
  item('c-13', '13 Pro Max 256', 'Sierra blue, 88 %, all parts original.'),
  item('c-oraimo', 'Oraimo Toast 27,000', 'Charges two phones at a time.'),
  item('c-soundcore', 'Anker Soundcore Motion', 'Shakes the whole block.'),
  item('c-991', 'FX-991 CW', 'Brand new, extra from my uncle.'),
  item('c-lecreuset', 'Three sizes with glass lids', 'Non-stick, your stew will not burn.'),
  item('c-sandwich', 'Sokany sandwich press', 'Tea bread and egg ready in four minutes.'),
  item('c-hanger', 'Thirty pieces, velvet', 'For your shirts and dresses. Do not slip.'),
  item('c-ankara', 'Six yards Hollandais', 'My auntie brought it, I will not sew it.'),
  item('c-loafers', 'Clarks, brown suede, 44', 'For presentation and church.'),
  item('c-hood', 'Champion, oversized, grey', 'Warm for the library.'),
  item('c-duffel', 'Samsonite with four wheels', 'Cabin size. Code lock works.'),
  item('c-cream', 'CeraVe and The Ordinary', 'For oily face, seals not broken.'),
  item('c-gari', 'Olonka of fine ijebu, sugar and groundnut', 'Hungry no go catch you for second week.'),
  item('c-campbell', 'Guyton and Hall, 13th', 'Some highlights in the cardiac chapters.'),
  item('c-violin', 'Stentor 4/4 with bow and rosin', 'For orchestra beginners.'),
  item('c-phoenix', 'Phoenix with basket and bell', 'Rides smooth from Pent to Night Market.'),
  item('c-single', 'Chamber self-contained at Kotei', 'From September, you share with no one.'),
  item('c-hisense', 'Hisense 2.1 channel, 120 W', 'Put it under your TV, cinema in the room.'),
  item('c-switch', 'Eight-port TP-Link', 'Share one cable with the whole flat.'),
  item('c-steamer', 'Garment, 1500 W, handheld', 'Dresses come out smooth without a board.'),
  item('c-goggles', 'Speedo, anti-fog, with cap', 'For the university pool.'),
  lesson('c-genchem', 'Balancing equations and gas laws', 'For those who fear CHEM 111.'),
  lesson('c-java', 'Objects, inheritance and Swing', 'DCIT 201 resit people, come.'),
  lesson('c-bece', 'My home classes for JHS 3', 'All four core papers, Adenta.'),
  lesson('c-german', 'A1 to B1 for your Ausbildung', 'Goethe mock every month.'),
  lesson('c-bass', 'Learn the low strings', 'Highlife and gospel lines by ear.'),
  errand('c-kfc', 'Streetwise two from Accra Mall', 'With Pepsi, I pay before you go.'),
  errand('c-drycleaner', 'My suit is at the washing bay in Okponglo', 'Fetch it before Friday.'),
  errand('c-visa', 'Fingerprints at VFS: hold my place', 'From 6 am until I come.'),
  errand('c-fridge', 'Third floor to the taxi: a freezer and two trunks', 'Two strong guys.'),
  errand('c-slides', 'Forty colour sheets, back to back', 'Files on WhatsApp, bring to Annex A.'),
  event('c-afro', 'Afro Nation after-dark', 'Three DJs, bottle service, no slippers.'),
  event('c-carols', 'Nine lessons with the chapel choir', 'Candles and mince pies.'),
  event('c-hall', 'Legon Hall meets Sarbah', 'Second leg, who lifts the cup?'),
  event('c-intern', 'MTN and Stanbic meet final years', 'Bring printed copies about yourself.'),
  event('c-volta', 'Two days at Wli', 'We climb, swim and roast fish.'),
  event('c-bazaar', 'Student makers on the Jones Quartey lawn', 'Forty tables of food, beads and hoodies.'),
  file('c-phys', 'PHYS 143 end of semester, six sets', 'Worked by the TA.'),
  file('c-soc', 'Marx, Weber and Durkheim compared', 'One table for the exam.'),
  file('c-titr', 'How I wrote up the vinegar experiment', 'Readings and error included.'),
  gig('c-box', 'Box and boho, waist length', 'Six hours, hair is on me.'),
  gig('c-passport', 'White background, eight copies, ten minutes', 'For visa and student card.'),
  gig('c-shop', 'POS for my boutique', 'Stock, receipts and MoMo on one screen.'),
  gig('c-mixing', 'I mix and master your song', 'Send stems, two corrections.'),
  gig('c-fufu', 'Banku and okro for thirty', 'I cook at your place or mine.'),
  gig('c-bouncer', 'Someone huge for our door on Saturday', '8 pm to 3 am, ₵200.'),
  gig('c-tiles', 'Bathroom tiles and cement work', 'I did Bani block C.'),
  gig('c-plag', 'Turnitin under ten percent', 'I rewrite, you understand.'),
];
