import type { BuiltInHive, EventType } from '@campushive/contract';

/** A listing in a student's words: mostly without the word that others search for. */
export interface EverydayListing {
  readonly key: string;
  readonly hive: BuiltInHive;
  readonly title: string;
  readonly description: string;
  /** Id of its campus. Default: the first one. */
  readonly at?: string;
  readonly brand?: string;
  readonly eventType?: EventType;
}

const of =
  (hive: BuiltInHive) =>
  (
    key: string,
    title: string,
    description: string,
    more: Partial<EverydayListing> = {},
  ): EverydayListing => ({
    key,
    hive,
    title,
    description,
    ...more,
  });
const item = of('essentials');
const lesson = of('academia');
const errand = of('logistics');
const event = of('buzz');
const file = of('archive');
const gig = of('sidehustle');

/** Listings, written before the search was built for them. */
export const EVERYDAY_LISTINGS: readonly EverydayListing[] = [
  item(
    'kettle',
    'Binatone cordless 1.7 L',
    'Boils in three minutes and switches itself off. I am going home.',
  ),
  item('mattress', 'Latex foam, student size', 'One semester old and still firm. The cover can be washed.'),
  item('fan', 'Ox 18 inch, three speeds', 'Stands and turns, very quiet at night. Base is heavy.'),
  item('elitebook', 'HP EliteBook 840 G5', 'Core i5, 8 GB RAM, 256 GB SSD. Battery holds four hours.', {
    at: 'knust',
  }),
  item('macbook', 'MacBook Air M1', '2020, 93 % battery health, small dent at the corner.'),
  item('spark', 'Tecno Spark 10, 128 GB', 'Dual SIM, no scratches, box and cable included.'),
  item('airforce', 'Air Force 1 size 43, white', 'Worn twice for a wedding. Cleaned.'),
  item('fridge', 'Nasco double door, 90 litres', 'Keeps drinks ice cold. Top part makes ice blocks.'),
  item('casio', 'fx-991ES Plus', 'Solves matrices and integrals. Allowed in the exam hall.', {
    brand: 'Casio',
  }),
  item('powerbank', 'Oraimo 20,000 mAh', 'Two outputs. Saves you when the lights are off.'),
  item('speaker', 'JBL Flip 5', 'Loud bass, works over Bluetooth, fine in the rain.'),
  item('blender', 'Silver Crest 1.5 L with six blades', 'Grinds pepper and groundnuts. Spare cup included.'),
  item('microwave', 'Midea 20 L', 'Warms your leftovers in two minutes. Glass plate is whole.'),
  item('iron', 'Philips steam, non-stick plate', 'Takes the creases out of white shirts.'),
  item('stove', 'Two burners with hose and regulator', 'Fits a 6 kg cylinder. Lights at once.'),
  item('clayden', 'Clayden, Organic Chemistry', 'Second edition with some pencil marks.'),
  item('desk', 'Wooden, 120 cm, with drawer and shelf', 'Space for books and a monitor. You carry it.'),
  item('sofa', 'Two-seater, grey velvet', 'Fits in a corner of the hall. No stains.'),
  item('wig', 'Lace front, 18 inch body wave', 'Human hair, worn once for a shoot.'),
  item('gown', 'Lace and kente, size 12', 'Sewn for my cousin’s engagement, zip at the back.'),
  item('tv', 'Hisense 32 inch smart', 'Netflix and YouTube work. Remote and wall bracket included.'),
  item('camera', 'Canon 250D with 18-55', 'Two batteries and a memory card. Good for vlogs.'),
  item('console', 'PS4 Slim, two pads', 'FIFA and God of War on the disk.'),
  item('clip-lamp', 'LED clip with phone holder', 'Three levels of brightness for reading at night.'),
  item('laptop-bag', 'Rucksack for a 15.6 inch laptop', 'Keeps water out, USB port at the side.'),
  item('watch', 'Seiko 5 automatic', 'Leather strap, keeps time.'),
  item('provisions', 'Two tins of Milo, one Nido, a bag of Gino', 'Not opened. My mother sent too much.'),
  item('aircon', 'Nasco 1.5 hp split', 'Cools a room for two in minutes. Gas is full.'),
  item('extension', 'Four-way with surge protection, 3 m', 'Takes every plug. One switch per outlet.'),
  item('bicycle', 'Mountain, 26 inch, 21 gears', 'New tyres and brakes. Helmet for free.'),
  lesson('maths', 'Calculus and algebra for level 100', 'I explain slowly, on weekend evenings.'),
  lesson('python', 'Python from zero', 'Loops, functions and two small projects.'),
  lesson('french', 'Conversation with a native from Lomé', 'I also prepare you for DELF.'),
  lesson('accounts', 'Costing and management for CIMA', 'Variances and break-even, with past papers.'),
  lesson('piano', 'Keyboard for church, beginners', 'Chords and scales, you can use mine.'),
  errand('jollof', 'Fetch jollof from Bush Canteen', 'Large pack with chicken, by 1 pm.'),
  errand('bags', 'Carry three bags from Madina to Volta Hall', 'They are heavy. Best with a car.'),
  errand('cylinder', 'Refill my 12.5 kg cylinder', 'Take it to the station and bring it back.'),
  errand('clothes', 'Wash and fold two baskets', 'Whites separate, please. I have the soap.'),
  errand('thesis-print', 'Print and bind my thesis', 'Three copies, hard cover, at the Balme.'),
  event('jam', 'Hall Week Jam', 'DJ Vyrusky until dawn. Ladies free before ten.', { eventType: 'other' }),
  event('praise', 'Night of Praise', 'Chapel choir and guests. Come as you are.', { eventType: 'other' }),
  event('derby', 'Vandals against Katanga', 'Eleven a side, kick-off at four at the stadium.', {
    eventType: 'sports',
  }),
  event('pitch', 'Pitch your idea, win ₵5,000', 'For founders with a prototype. Judges from Kosmos.', {
    eventType: 'seminar',
  }),
  event('cv', 'CV clinic with Deloitte', 'Recruiters read yours and say what to change.', {
    eventType: 'seminar',
  }),
  event('standup', 'Stand-up with OB Amponsah', 'Laugh until your ribs hurt.', { eventType: 'other' }),
  file('econ-past', 'ECON 201, 2019 to 2023, solved', 'All five years with workings.'),
  file('anatomy', 'Upper limb made simple', 'Sixty pages from Dr Mensah’s classes, with drawings.'),
  file('tests', 'Hypothesis tests on two pages', 'Which one to use when, with the formulas.'),
  gig('logo', 'Graphic design for my food brand', 'I need colours, a name tag and a mark for stickers.'),
  gig('braids', 'Knotless and cornrows', 'I come to your room. Bring your own extensions.'),
  gig('barber', 'Low cut and fade in Commonwealth Hall', 'Clean clippers, open until nine.'),
  gig('shoot', 'I shoot your graduation', 'Forty edited pictures in two days.'),
  gig('nails', 'Gel and acrylic from ₵60', 'French tips, short or long.'),
  gig('website', 'Landing page for my NGO', 'One page with a form, in two weeks.'),
  gig('glam', 'Soft glam for dinner night', 'Lashes included, I use Zaron.'),
  gig(
    'screens',
    'Cracked screens and bad batteries, same day',
    'iPhone and Samsung. Parts have a month of warranty.',
  ),
  gig('apa', 'APA format and grammar for your thesis', 'I read every page and fix the references.'),
  gig('kaba', 'Kaba and slit, alterations', 'Measured today, ready on Friday.'),
  gig('trays', 'Meat pies and spring rolls by the tray', 'For your birthday, fifty pieces and more.'),
];
