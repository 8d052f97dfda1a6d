import type { Setting, Sketch } from './sketch.js';

interface Errand {
  /** Kind of its pick-up place. */
  readonly from: 'town' | 'halls' | 'spots';
  readonly price: readonly [number, number];
  readonly says: string;
  /** Titles: the things to carry. The card shows the route itself. */
  readonly items: readonly string[];
  /** Whether it is carried to the hall; else from there. */
  readonly home: boolean;
}

const errand = (
  from: Errand['from'],
  price: Errand['price'],
  says: string,
  items: Errand['items'],
  home = true,
): Errand => ({ from, price, says, items, home });

const ERRANDS: readonly Errand[] = [
  errand('town', [25, 45], 'About 5 kg. I’ll send you the waybill number.', [
    'Parcel, one carton',
    'Parcel from my aunt',
    'A small parcel at the bus station',
    'Parcel with a waybill',
  ]),
  errand('town', [20, 35], 'I’ll send the list and the money for it first.', [
    'Groceries for the week',
    'Groceries: rice, oil and eggs',
    'Groceries and vegetables',
    'Groceries for four',
  ]),
  errand('halls', [60, 120], 'There is a lift. Come with a friend or a trolley.', [
    'Move two suitcases',
    'Move my room, six boxes',
    'Move a mattress and a fan',
    'Help me change halls',
  ]),
  errand('spots', [8, 15], 'Printed and paid for. Just say my name at the counter.', [
    'My printed project',
    'Printed posters, one roll',
    'Bound dissertation, two copies',
    'Printed handouts for my group',
  ]),
  errand('town', [20, 40], 'Please hold it flat and keep it dry.', [
    'My repaired laptop',
    'A laptop charger from the shop',
    'Repaired phone, in its box',
    'Repaired projector for our club',
  ]),
  errand(
    'spots',
    [8, 15],
    'Due today. Please keep the receipt for me.',
    [
      'Return three library books',
      'Return a library book',
      'Return books for my room',
      'Return a borrowed lab coat',
    ],
    false,
  ),
  errand('town', [30, 60], 'The seamstress closes at six.', [
    'Dress from the tailor',
    'Two shirts from the tailor',
    'A kaba and slit from the tailor',
    'Gown for congregation',
  ]),
  errand('town', [10, 20], 'Before ten, please. I’ll pay you back at the door.', [
    'Waakye with everything',
    'Kenkey and fish for two',
    'Koko and koose, breakfast',
    'Fried rice for our room',
  ]),
  errand('halls', [10, 18], 'My roommate has it. It fits in a pocket.', [
    'My room keys',
    'A student ID I forgot',
    'A calculator I lent out',
    'My memory stick',
  ]),
  errand('town', [40, 80], 'Boxed. Take a taxi, I’ll pay for it.', [
    'Standing fan and a rice cooker',
    'A new fridge, boxed',
    'Two-plate hot plate, boxed',
    'A microwave, boxed',
  ]),
  errand('town', [15, 30], 'It’s paid for; say my name. It’s urgent, thank you!', [
    'Medicine from the pharmacy',
    'Medicine for a headache',
    'Contact lens solution from the pharmacy',
    'First-aid kit from the pharmacy',
  ]),
  errand('spots', [30, 50], 'After our programme, around 9 pm.', [
    'Two speakers and cables',
    'A projector and its screen',
    'Drums, one pair',
    'Banner and stand',
  ]),
  errand('halls', [15, 25], 'Washed and folded. Ready on Friday.', [
    'Laundry, two bags',
    'Laundry and two bed sheets',
    'Laundry for my roommate',
    'Laundry, one small bag',
  ]),
  errand('town', [25, 40], 'My mother sent it by bus. It’s warm, so please be quick.', [
    'Food from home',
    'A cooler of soup from home',
    'Fruit and yam from home',
    'Shito and gari from home',
  ]),
  errand('town', [50, 90], 'She doesn’t know the place. Please call her first.', [
    'Meet my sister at the bus',
    'Meet a fresher with two bags',
    'Meet my cousin and show her the hall',
    'Meet a guest speaker',
  ]),
  errand('spots', [20, 35], 'In one sack. Count them with the printer, please.', [
    'Association T-shirts, thirty',
    'Hall week T-shirts',
    'Jerseys for our team',
    'Caps for the freshers',
  ]),
  errand('town', [35, 60], 'Flat, in both hands, no motorbike please.', [
    'Birthday cake',
    'A tray of cupcakes',
    'Anniversary cake for our fellowship',
    'Two pizzas, still hot',
  ]),
  errand(
    'spots',
    [12, 20],
    'Get the stamp on my copy.',
    ['Submit my assignment', 'Submit a signed form', 'Hand in a lab report', 'Submit a scholarship letter'],
    false,
  ),
  errand('town', [20, 35], 'Strong arms welcome, second floor.', [
    'Sachet water, six packs',
    'Bottled water, two packs',
    'Ten kilos of rice',
    'A bag of charcoal for the grill',
  ]),
  errand('halls', [25, 45], 'Rolled and tied already.', [
    'Carry a single mattress',
    'Carry a student mattress',
    'Carry a carpet',
    'Carry a folded table',
  ]),
  errand('town', [18, 30], 'I’ll give you the money for the gas first.', [
    'Fill my gas cylinder',
    'Fill two small gas cylinders',
    'Fill a gas cylinder and carry it up',
    'Fill our kitchen’s gas cylinder',
  ]),
  errand(
    'spots',
    [10, 20],
    'Light but large. Not in the rain, please.',
    [
      'A model for architecture class',
      'A poster for the science fair',
      'Three canvases for an exhibition',
      'A cardboard bridge for the contest',
    ],
    false,
  ),
];

const OPENINGS = [
  'Today or tomorrow.',
  'This week, any evening.',
  'On Saturday morning.',
  'As soon as possible.',
];
const LENGTH = 86;

function write(title: string, { from, price, says, home }: Errand, { chance, places }: Setting) {
  const start = chance.pick(places[from]);
  const end = chance.pick(places.halls.filter((hall) => hall !== start));
  const [least, most] = price;
  const description = `${chance.pick(OPENINGS)} ${says}`;
  return {
    hive: 'logistics',
    title,
    description,
    price: chance.between(least, most),
    details: {
      ...(home ? { from: start, to: end } : { from: end, to: start }),
      specialInstructions: description,
    },
  } as const;
}

/** Errands, one for each thing, of alternating kinds. */
export const logistics: readonly Sketch[] = [0, 1, 2, 3]
  .flatMap((turn) => ERRANDS.map((one) => [one.items[turn], one] as const))
  .slice(0, LENGTH)
  .flatMap(([item, one]) => (item === undefined ? [] : [(setting: Setting) => write(item, one, setting)]));
