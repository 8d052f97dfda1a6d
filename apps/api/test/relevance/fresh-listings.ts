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

/** Written before the lexicon was enlarged, and not looked at while it was. */
export const FRESH_LISTINGS: readonly EverydayListing[] = [
  item('century', 'Century 1.8 L, with steamer tray', 'Enough for three people. The keep-warm light works.'),
  item('lpg', '14.5 kg, filled last week', 'Comes with regulator and hose. Pick up at Ayeduase.'),
  item(
    'permethrin',
    'Treated, blue, hangs from four corners',
    'Sleep without malaria. Fits the student bed.',
  ),
  item('cotton-heads', 'Two soft ones with cases', 'Rest your head like a king. Never used.'),
  item('full-length', 'Full length, with stand', 'Check your drip before lectures. The glass has no crack.'),
  item('rain', 'Automatic, big enough for two', 'Rainy season dey come. Opens with one button.'),
  item('xr', 'XR 64, factory unlocked', 'BH 84, Face ID intact. Swap allowed.'),
  item('flask', 'Vacuum flask, 2 L', 'Your tea stays hot till evening prep.'),
  item('birken', 'Birkenstock type, 42', 'Leather straps and soft sole, for lounging in the hall.'),
  item('ludo', 'Ludo, oware and Scrabble', 'For hall week. All pieces dey inside.'),
  item('kit', 'Black Stars home 2022, L', 'Kudus at the back. Original Puma.'),
  item('coat', 'White, long sleeves, for Chem practicals', 'Three pockets, size L. No stains.'),
  item('nuit', 'Club de Nuit Intense, 105 ml', 'Lasts until evening. Half left.'),
  item('nkuto', 'Nkuto from Tamale, pure', 'For skin and hair, 500 g.'),
  item('jar', 'Homemade black pepper, plenty fish, 1 litre jar', 'Goes with kenkey, rice and gari.'),
  item('floral', 'Double, cotton, floral, four pieces', 'Two pillow cases included. Washed and ironed.'),
  item('blackout', 'Blackout, two panels, 7 ft', 'Sun no go wake you again. The rod is included.'),
  item('canvas', 'Foldable canvas with three rails', 'Hangs all your clothes. You build it in five minutes.'),
  item('ecoflow', 'EcoFlow River 2', 'Runs my TV for four hours when ECG takes the light.'),
  item('ipad', 'iPad 9th gen, 64 GB', 'Clean screen. I upgraded.'),
  item('curls', 'Brazilian curls, three bundles plus closure', '16, 18 and 20 inches. Can be dyed.'),
  item('band', 'Sterling silver band, size 8', 'Does not fade. Small box included.'),
  item('t-square', 'T-square, set squares and A3 board', 'Everything for Engineering 101.'),
  item('littmann', 'Littmann Classic III, burgundy', 'For your clinical rotations. Two years old.'),
  item('apsonic', 'Apsonic 125, roadworthy until June', 'Uses small fuel. Two helmets.'),
  item(
    'ayeduase',
    'Two in a room at Ayeduase',
    'Own washroom, rent for the year, water and light inclusive.',
  ),
  item('whey', 'Gold Standard whey, vanilla, 2 lb', 'Opened last week. For your gains.'),
  item('chimamanda', 'Purple Hibiscus and Americanah', 'Chimamanda, both read once.'),
  lesson('clutch', 'Clutch, gears and parking on an empty road', 'I stay with you until you pass DVLA.'),
  lesson('pivot', 'Pivot tables, VLOOKUP and dashboards', 'Two Saturdays with your own computer.'),
  lesson('entropy', 'Entropy and heat engines for second years', 'Past midsems included.'),
  lesson('verbal', 'Quant and verbal, 320 and above', 'Two mock exams a week. For graduate school abroad.'),
  lesson('akan', 'Greet and bargain like a Kumasi person', 'For exchange students who do not speak Akan.'),
  lesson('amapiano', 'Azonto to amapiano', 'Choreography for beginners on Friday evenings.'),
  errand('makola', 'Tomatoes, onions and plantain from Makola', 'I send the list, you bring the receipt.'),
  errand('waakye', 'Waakye from Auntie Muni before 8 am', 'With egg, wele and shito.'),
  errand('kotoka', 'My sister lands at Kotoka at 9 pm', 'Take her to Legon with two bags.'),
  errand('heels', 'Take my heels to the cobbler', 'The sole is coming off.'),
  errand('registry', 'Hand in my form at the Registry', 'It closes at four and I have class.'),
  errand('cat', 'Feed my cat over the weekend', 'Two times a day, and change her sand.'),
  event('forty-eight', '48 hours, one app, free pizza', 'Teams of four. Mentors from Google.'),
  event('ten-k', '10k through the Botanical Gardens', 'Medal and T-shirt at the end.'),
  event('runway', 'Runway by the Level 300 designers', 'Kente, denim and a red carpet.'),
  event('aspirants', 'SRC aspirants face your questions', 'Manifestos, two minutes each, then rebuttals.'),
  event('open-mic', 'Open mic at the Amphitheatre', 'Spoken word, verses and palm wine.'),
  event('kakum', 'Kakum canopy walk and Cape Coast castle', 'The bus leaves at five in the morning.'),
  file('acct', 'ACCT 202, IA and finals 2017 to 2022', 'With answers.'),
  file('freud', 'Freud to Skinner on forty cards', 'Question in front, answer at the back.'),
  file('derivatives', 'Derivatives, integrals and series on one page', 'Print it and paste it on your wall.'),
  file(
    'chapters',
    'Chapters one to three, distinction',
    'How my supervisor at the Business School wanted it.',
  ),
  file('nkrumah', 'UGRC 220, condensed', 'Culture, Nkrumah and Pan-Africanism in 20 pages.'),
  gig('hybrid', 'Classic and hybrid sets, 90 minutes', 'Your eyes will pop for three weeks.'),
  gig('retwist', 'Retwist and starter locs', 'At Bani hostel, bring your own gel.'),
  gig('households', 'Ask 200 households in Madina, ₵5 each', 'Tablet provided, one week, start on Monday.'),
  gig('flutter', 'Flutter for Android and iOS', 'From sketch to Play Store in six weeks.'),
  gig('velvet', 'Red velvet and vanilla, two tiers', 'Order three days before your big day.'),
  gig('office', 'Windows, Office and virus removal', 'Slow PC? Thirty minutes.'),
  gig('toddlers', 'Watch my two toddlers on Saturdays', 'East Legon, lunch included.'),
  gig('taps', 'Leaking taps and blocked sinks', 'I come with my own tools.'),
  gig('crest', 'Your crest on polos and hoodies, from ten pieces', 'Ready in two days, colours do not fade.'),
  gig('sobolo', 'Sobolo and asaana in bottles', 'Crates for parties, well chilled.'),
  gig('hold-mic', 'I hold the mic at weddings and dinners', 'English, Twi and jokes.'),
];
