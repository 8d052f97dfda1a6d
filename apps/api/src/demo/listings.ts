import type { HiveName } from '@campushive/contract';
import type { Drawing } from './drawings.js';
import { createRandom, type Random } from './random.js';

/** How many listings are open in each hive of the demo campus. */
export const SEED_COUNTS: Readonly<Record<HiveName, number>> = {
  essentials: 125,
  academia: 105,
  logistics: 86,
  buzz: 112,
  archive: 94,
  sidehustle: 138,
};

export interface SeedListing {
  readonly hive: HiveName;
  readonly title: string;
  readonly description: string;
  /** Cedis; null for none. */
  readonly price: number | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly drawing: Drawing | null;
}

const PLACES = [
  'Balme Library',
  'Unity Hall',
  'Night Market',
  'Great Hall',
  'Brunei',
  'Casford',
  'Pent Hostel',
  'Republic Hall',
  'Commonwealth Hall',
  'Ayeduase Gate',
  'SRC Bus Stop',
  'Amamoma',
] as const;
const CONDITIONS = ['new', 'like-new', 'good', 'good', 'fair'] as const;
const WHY = [
  'I graduate this semester and cannot take it home.',
  'Used for one year with care.',
  'Bought a new one, so this one needs a new owner.',
  'Works perfectly; come and test it.',
  'Small scratches, nothing else.',
] as const;

type Item = readonly [names: readonly string[], drawing: Drawing, category: string, from: number, to: number];
const ITEMS: readonly Item[] = [
  [
    [
      'HP EliteBook 840 G6, 16 GB',
      'Dell Latitude 7490, charger included',
      'Lenovo ThinkPad T480s',
      'MacBook Air 2017, new battery',
      'Acer Aspire 5, 512 GB',
    ],
    'laptop',
    'Laptops',
    1800,
    4200,
  ],
  [
    ['Samsung Galaxy A14', 'iPhone 11, 64 GB', 'Tecno Spark 20', 'Infinix Hot 40i', 'Redmi Note 12'],
    'phone',
    'Phones',
    700,
    2600,
  ],
  [
    ['Rice cooker 1.8 L', 'Binatone rice cooker', 'Rice cooker with steamer', 'Small pressure cooker'],
    'pot',
    'Kitchen',
    120,
    320,
  ],
  [
    ['Electric kettle 1.7 L', 'Steel kettle, boils in 3 minutes', 'Travel kettle', 'Philips kettle'],
    'kettle',
    'Kitchen',
    60,
    160,
  ],
  [
    ['Standing fan, 3 speeds', 'Rechargeable fan', 'Table fan for hot nights', 'Wall fan with remote'],
    'fan',
    'Room',
    110,
    380,
  ],
  [
    [
      'Student mattress, single',
      'Ashfoam mattress with cover',
      'Foldable mattress',
      'Latex foam, medium hard',
    ],
    'mattress',
    'Room',
    180,
    450,
  ],
  [
    [
      'Desk lamp, warm light',
      'LED lamp with USB',
      'Clip-on reading lamp',
      'Rechargeable lamp for lights-out',
    ],
    'lamp',
    'Room',
    35,
    120,
  ],
  [
    [
      'Engineering Mathematics (Stroud)',
      "Gray's Anatomy for Students",
      'Principles of Economics (Mankiw)',
      'Constitutional Law of Ghana',
      'Organic Chemistry (Clayden)',
    ],
    'books',
    'Books',
    60,
    220,
  ],
  [
    [
      'Casio fx-991ES Plus',
      'Casio fx-570, new battery',
      'Graphing calculator',
      'Sharp scientific calculator',
    ],
    'calculator',
    'Study',
    70,
    260,
  ],
  [
    ['Laptop backpack, waterproof', 'Black backpack with USB port', 'Small day pack', 'Leather book bag'],
    'backpack',
    'Bags',
    80,
    240,
  ],
  [
    ['Nike sneakers, size 42', 'White sneakers, size 39', 'Running shoes, size 44', 'Canvas shoes, size 38'],
    'shoes',
    'Clothes',
    90,
    420,
  ],
  [
    [
      'Sony headphones',
      'JBL on-ear headphones',
      'Noise-cancelling headphones',
      'Gaming headset with microphone',
    ],
    'headphones',
    'Audio',
    120,
    780,
  ],
  [
    ['City bicycle with basket', 'Mountain bike, 21 gears', 'Folding bicycle', 'Bicycle with new tyres'],
    'bicycle',
    'Transport',
    350,
    1200,
  ],
  [
    ['Mini fridge 92 L', 'Table-top fridge', 'Mini fridge, quiet', 'Nasco fridge with freezer'],
    'fridge',
    'Kitchen',
    650,
    1300,
  ],
  [['Steam iron', 'Dry iron, light', 'Philips iron', 'Travel iron'], 'iron', 'Room', 60, 180],
  [
    ['Study table', 'Foldable table', 'Table with drawer', 'Standing desk, handmade'],
    'table',
    'Furniture',
    140,
    420,
  ],
  [
    ['Office chair, adjustable', 'Plastic chairs, set of two', 'Reading chair', 'Bar stool'],
    'chair',
    'Furniture',
    60,
    380,
  ],
  [
    ['Power bank 20,000 mAh', 'Oraimo power bank', 'Slim power bank 10,000 mAh', 'Solar power bank'],
    'battery',
    'Phones',
    90,
    260,
  ],
  [
    ['Acoustic guitar with bag', 'Yamaha F310', 'Ukulele, soprano', 'Bass guitar for church'],
    'guitar',
    'Music',
    250,
    950,
  ],
  [
    ['Canon EOS 1200D', 'Nikon D3300 with lens', 'Instax camera', 'Sony compact camera'],
    'camera',
    'Cameras',
    450,
    2400,
  ],
  [
    ['Epson printer', 'HP DeskJet with scanner', 'Laser printer, full toner', 'Pocket photo printer'],
    'printer',
    'Study',
    250,
    900,
  ],
  [
    ['Single bed sheet set', 'Mosquito net, king size', 'Duvet, washed', 'Curtains, two pieces'],
    'mattress',
    'Room',
    40,
    160,
  ],
  [
    ['Blender with mill', 'Hand blender', 'Toaster, two slices', 'Gas cylinder 6 kg with burner'],
    'pot',
    'Kitchen',
    90,
    380,
  ],
  [
    ['Extension board, 4 m', 'Surge protector', 'Universal charger', 'HDMI cable and adapter'],
    'battery',
    'Study',
    30,
    110,
  ],
  [
    ['Samsung monitor 24"', 'Dell monitor 22"', 'HP monitor with stand', 'Portable monitor'],
    'monitor',
    'Study',
    450,
    1100,
  ],
  [
    ['Graduation gown, medium', 'Suit, size 48', 'Kente stole', 'Lab coat, large'],
    'shirt',
    'Clothes',
    50,
    320,
  ],
  [
    ['Dumbbells 2 × 5 kg', 'Yoga mat', 'Skipping rope and bands', 'Football, size 5'],
    'ball',
    'Sport',
    40,
    220,
  ],
  [
    ['Hair dryer 2000 W', 'Straightener, ceramic', 'Clippers, rechargeable', 'Beard trimmer'],
    'iron',
    'Beauty',
    60,
    220,
  ],
  [
    ['Bookshelf, three boards', 'Shoe rack', 'Clothes rail', 'Bedside cupboard'],
    'table',
    'Furniture',
    70,
    260,
  ],
  [
    [
      'PlayStation 3 with two pads',
      'Nintendo Switch Lite',
      'Xbox 360 with games',
      'Game controller for phone',
      'Monopoly, complete',
      'Scrabble in a bag',
    ],
    'gamepad',
    'Games',
    200,
    1600,
  ],
];

const COURSES = [
  'Calculus II',
  'Linear Algebra',
  'Organic Chemistry',
  'Microeconomics',
  'Financial Accounting',
  'Java programming',
  'Data Structures',
  'Statistics',
  'Fluid Mechanics',
  'Human Anatomy',
  'Business Law',
  'Academic Writing',
  'French',
  'Physics for Engineers',
  'Research Methods',
  'Taxation',
  'Python',
  'Database Systems',
  'Genetics',
  'Thermodynamics',
  'Auditing',
  'Public Health',
  'Signals and Systems',
  'Logic and Critical Thinking',
  'Development Studies',
  'Marketing',
  'Surveying',
  'Pharmacology',
  'Structural Analysis',
  'Philosophy',
  'Discrete Mathematics',
  'Twi for beginners',
] as const;
const TUTORING = [
  'past questions solved together',
  'from zero to exam',
  'weekend revision',
  'one-to-one, at your pace',
] as const;
const NOTES = [
  'Lecture notes, complete',
  'Past questions with answers',
  'Summary for the night before',
] as const;
const EVENTS = [
  'Hall Week Jams',
  'Inter-hall football final',
  'Debate night',
  'Startup pitch evening',
  'Poetry and highlife',
  'Career fair',
  'Blood donation day',
  'Hackathon',
  'Freshers’ welcome',
  'Film screening',
  'Chess tournament',
  'Women in Tech meet-up',
  'Gospel night',
  'Cultural durbar',
  'Photography walk',
  'Mental health talk',
  'Robotics demo',
  'Cook-off',
  'Basketball derby',
  'Book club',
  'Scholarship seminar',
  'Dance workshop',
  'Climate action forum',
  'Stand-up comedy',
  'Research conference',
  'Salsa class',
  'Farmers’ market',
  'Quiz night',
] as const;
const EVENT_TYPES = [
  'party',
  'sports',
  'seminar',
  'workshop',
  'cultural',
  'academic',
  'conference',
  'other',
] as const;
const ERRANDS = [
  'Parcel',
  'Printed thesis',
  'Groceries',
  'Laundry',
  'Mini fridge',
  'Box of books',
  'Birthday cake',
  'Medicine from the pharmacy',
] as const;
const GIGS: readonly (readonly [string, Drawing, number, number])[] = [
  ['Braids, weekend slots', 'scissors', 60, 180],
  ['Logo design', 'pen', 80, 300],
  ['Portrait photos', 'camera', 100, 350],
  ['Website for a small shop', 'code', 350, 1500],
  ['Typing and formatting a thesis', 'pen', 70, 250],
  ['Fix a slow laptop', 'laptop', 50, 160],
  ['Screen replacement', 'phone', 60, 220],
  ['MC for an evening', 'microphone', 120, 400],
  ['Help moving hostel', 'box', 60, 200],
  ['Video editing', 'camera', 90, 400],
  ['Social media for a week', 'phone', 80, 280],
  ['Data entry, 300 rows', 'code', 60, 180],
  ['Survey interviews', 'pen', 70, 240],
  ['Nails at your hostel', 'scissors', 40, 120],
  ['Haircut, clean fade', 'scissors', 20, 60],
  ['DJ for a birthday', 'headphones', 200, 700],
  ['Poster distribution', 'box', 50, 140],
  ['Translate Twi to English', 'pen', 60, 200],
  ['SPSS analysis', 'code', 120, 450],
  ['Ushering at an event', 'shirt', 70, 160],
  ['Cook for six', 'pot', 100, 260],
  ['Dress alterations', 'shirt', 30, 120],
  ['Makeup for graduation', 'pen', 80, 220],
  ['Cleaning a shared flat', 'box', 60, 150],
  ['CV and cover letter', 'pen', 40, 120],
  ['Drone shots of campus', 'camera', 200, 600],
  ['Sneaker cleaning', 'shoes', 20, 60],
  ['Bicycle repair', 'bicycle', 30, 110],
  ['Voice-over, one minute', 'microphone', 60, 220],
  ['PowerPoint that convinces', 'monitor', 50, 180],
  ['Excel macros', 'code', 80, 260],
  ['Guitar for a wedding', 'guitar', 150, 500],
  ['Event tickets at the gate', 'box', 60, 140],
  ['Baking cupcakes', 'pot', 60, 220],
  ['App prototype in Figma', 'phone', 150, 600],
];
const WHERE = ['on campus', 'near Legon', 'this weekend', 'before Friday'] as const;

/** All listings of the demo campus, the same every time; `now` dates the events and deadlines. */
export function seedListings(now: Date): readonly SeedListing[] {
  const random = createRandom(2026);
  const day = 86_400_000;
  const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString();
  const all: SeedListing[] = [
    ...take(
      SEED_COUNTS.essentials,
      ITEMS,
      ([names]) => names.length,
      ([names, drawing, itemCategory, from, to], n) => ({
        hive: 'essentials',
        title: names[n] ?? '',
        description: `${random.pick(WHY)} Pick-up at ${random.pick(PLACES)}, any day after lectures.`,
        price: priceBetween(random, from, to),
        details: {
          condition: random.pick(CONDITIONS),
          pickupLocation: random.pick(PLACES),
          brand: brandOf(names[n] ?? ''),
          itemCategory,
          purchaseDate: inDays(-random.between(60, 900)),
        },
        drawing,
      }),
    ),
    ...take(
      SEED_COUNTS.academia,
      COURSES,
      () => TUTORING.length,
      (course, n) => ({
        hive: 'academia',
        title: `${course}, ${TUTORING[n] ?? ''}`,
        description: `I got an A in ${course} and tutor small groups or one to one. Bring your questions.`,
        price: random.between(5, 20) * 5,
        details: { duration: random.pick([60, 90, 120]), location: random.pick(PLACES) },
        drawing: 'board',
      }),
    ),
    ...take(
      SEED_COUNTS.logistics,
      PLACES,
      () => ERRANDS.length,
      (place, n) => {
        const to = PLACES[(PLACES.indexOf(place) + n + 1) % PLACES.length] ?? place;
        const specialInstructions = `From ${place} to ${to}, ${random.pick(['before 6 pm', 'this afternoon', 'tomorrow morning'])}. ${random.pick(['Handle with care.', 'It fits in a backpack.', 'You will need a trolley.'])}`;
        return {
          hive: 'logistics',
          title: `${ERRANDS[n] ?? ''}: ${place} to ${to}`,
          description: specialInstructions,
          price: random.between(2, 12) * 5,
          details: { specialInstructions },
          drawing: null,
        };
      },
    ),
    ...take(
      SEED_COUNTS.buzz,
      EVENTS,
      () => 4,
      (event, n) => {
        const place = PLACES[(EVENTS.indexOf(event) + n * 3) % PLACES.length] ?? PLACES[0];
        const paid = random.between(1, 4) === 1;
        return {
          hive: 'buzz',
          title: `${event} at ${place}`,
          description: `${event}: come early, bring a friend. Doors open an hour before.`,
          price: paid ? random.between(2, 10) * 5 : null,
          details: {
            eventDate: inDays(random.between(2, 55)),
            location: place,
            organizer: `${random.pick(['SRC', 'JCR', 'Drama Society', 'Engineering Society', 'Debate Club'])}`,
            eventType: random.pick(EVENT_TYPES),
            admission: paid ? 'paid' : 'free',
            capacity: random.between(3, 40) * 10,
            registrationLink: null,
            isItem13: true,
          },
          drawing: null,
        };
      },
    ),
    ...take(
      SEED_COUNTS.archive,
      COURSES,
      () => NOTES.length,
      (course, n) => ({
        hive: 'archive',
        title: `${course}: ${NOTES[n] ?? ''}`,
        description: `${NOTES[n] ?? ''} for ${course}. Shared so that nobody has to start from zero.`,
        price: null,
        details: { fileUrl: `https://drive.example/${encodeURIComponent(course)}/${n}` },
        drawing: null,
      }),
    ),
    ...take(
      SEED_COUNTS.sidehustle,
      GIGS,
      () => WHERE.length,
      ([gig, drawing, from, to], n) => ({
        hive: 'sidehustle',
        title: `${gig}, ${WHERE[n] ?? ''}`,
        description: `Looking for a student who can do this well. ${random.pick(['Materials are there.', 'Bring your own tools.', 'Show me something you did before.'])}`,
        price: priceBetween(random, from, to),
        details: { applicationDeadline: inDays(random.between(3, 40)) },
        drawing,
      }),
    ),
  ];
  return all;
}

/** The first `count` of every variant of every thing, things taking turns. */
function take<T>(
  count: number,
  things: readonly T[],
  variants: (thing: T) => number,
  make: (thing: T, n: number) => SeedListing,
): SeedListing[] {
  const most = Math.max(...things.map(variants));
  const made: SeedListing[] = [];
  for (let n = 0; n < most; n += 1) {
    for (const thing of things) if (n < variants(thing) && made.length < count) made.push(make(thing, n));
  }
  if (made.length !== count) throw new Error(`The word lists give ${made.length} listings, not ${count}`);
  return made;
}

const priceBetween = (random: Random, from: number, to: number) =>
  random.between(Math.ceil(from / 5), Math.floor(to / 5)) * 5;

const BRANDS = [
  'HP',
  'Dell',
  'Lenovo',
  'Acer',
  'Samsung',
  'Tecno',
  'Infinix',
  'Binatone',
  'Philips',
  'Casio',
  'Nike',
  'Sony',
  'JBL',
  'Yamaha',
  'Canon',
  'Nikon',
  'Epson',
  'Oraimo',
  'Nasco',
];
const brandOf = (title: string) => BRANDS.find((brand) => title.includes(brand)) ?? null;
