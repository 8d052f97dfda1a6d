import type { Setting, Sketch } from './sketch.js';

interface Errand {
  readonly title: (from: string, to: string) => string;
  /** Kind of its pick-up place. */
  readonly from: 'town' | 'halls' | 'spots';
  readonly price: readonly [number, number];
  readonly says: string;
  /** Whether it is carried to the hall; else from there. */
  readonly home: boolean;
}

const errand = (
  from: Errand['from'],
  price: readonly [number, number],
  says: string,
  title: Errand['title'],
  home = true,
): Errand => ({ from, price, says, title, home });

const ERRANDS: readonly Errand[] = [
  errand(
    'town',
    [25, 45],
    'One carton, about 5 kg. I send you the waybill number.',
    (from, to) => `Parcel from ${from} to ${to}`,
  ),
  errand(
    'town',
    [20, 35],
    'Rice, oil, tomatoes and eggs. I send the list and the money for it first.',
    (from, to) => `Groceries from ${from} to ${to}`,
  ),
  errand(
    'halls',
    [60, 120],
    'Two suitcases, a mattress and a fan. There is a lift. Come with a friend or a trolley.',
    (from, to) => `Help me move from ${from} to ${to}`,
  ),
  errand(
    'spots',
    [8, 15],
    'Printed and paid for already, just say my name at the counter.',
    (from, to) => `Bring my printed project from ${from} to ${to}`,
  ),
  errand(
    'town',
    [20, 40],
    'It is a laptop, so please hold it flat and keep it dry.',
    (from, to) => `Collect a repaired laptop at ${from}, bring it to ${to}`,
  ),
  errand(
    'spots',
    [8, 15],
    'Three library books, due today. Keep the receipt for me please.',
    (from, to) => `Return library books: ${to} to ${from}`,
    false,
  ),
  errand(
    'town',
    [30, 60],
    'A dress from the seamstress. She closes at six.',
    (from, to) => `Dress from the tailor at ${from} to ${to}`,
  ),
  errand(
    'town',
    [10, 20],
    'Waakye with everything, before ten. I pay you back at the door.',
    (from, to) => `Waakye run: ${from} to ${to}`,
  ),
  errand(
    'halls',
    [10, 18],
    'I left it with my roommate. It fits in a pocket.',
    (from, to) => `Pick up my keys at ${from}, bring them to ${to}`,
  ),
  errand(
    'town',
    [40, 80],
    'Standing fan and a rice cooker, both boxed. A taxi is fine, I pay it.',
    (from, to) => `Fan and rice cooker from ${from} to ${to}`,
  ),
  errand(
    'town',
    [15, 30],
    'The pharmacist has the prescription. It is urgent, thank you!',
    (from, to) => `Medicine from the pharmacy at ${from} to ${to}`,
  ),
  errand(
    'spots',
    [30, 50],
    'Two speakers and cables after our programme, around 9 pm.',
    (from, to) => `Carry speakers from ${from} to ${to}`,
  ),
  errand(
    'halls',
    [15, 25],
    'Two bags of laundry. The lady downstairs washed them, they are ready on Friday.',
    (from, to) => `Laundry from ${from} to ${to}`,
  ),
  errand(
    'town',
    [25, 40],
    'My mother sent food by bus. It is warm, so please go quickly.',
    (from, to) => `Food from home: bus at ${from} to ${to}`,
  ),
  errand(
    'town',
    [50, 90],
    'My sister arrives with one bag and does not know the place. Please call her first.',
    (from, to) => `Meet my sister at ${from} and bring her to ${to}`,
  ),
  errand(
    'spots',
    [20, 35],
    'Thirty T-shirts for our association, in one sack.',
    (from, to) => `Association T-shirts from ${from} to ${to}`,
  ),
  errand(
    'town',
    [35, 60],
    'A cake for a birthday. Flat, in both hands, no motorbike please.',
    (from, to) => `Birthday cake from ${from} to ${to}`,
  ),
  errand(
    'spots',
    [12, 20],
    'One envelope for the department, get the stamp on my copy.',
    (from, to) => `Submit my assignment: ${to} to ${from}`,
    false,
  ),
  errand(
    'town',
    [20, 35],
    'Six packs of sachet water. Strong arms welcome, second floor.',
    (from, to) => `Sachet water from ${from} to ${to}`,
  ),
  errand(
    'halls',
    [25, 45],
    'Single mattress, already rolled and tied.',
    (from, to) => `Carry a mattress from ${from} to ${to}`,
  ),
  errand(
    'town',
    [18, 30],
    'Gas cylinder to be filled. I give you the money for the gas in cash.',
    (from, to) => `Fill my gas cylinder at ${from}, back to ${to}`,
  ),
  errand(
    'spots',
    [10, 20],
    'A model for architecture class. It is light but large, please no rain.',
    (from, to) => `Carry a model from ${to} to ${from}`,
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

function write({ title, from, price, says, home }: Errand, { chance, places }: Setting) {
  const start = chance.pick(places[from]);
  const end = chance.pick(places.halls.filter((hall) => hall !== start));
  const [least, most] = price;
  const description = `${chance.pick(OPENINGS)} ${says}`;
  return {
    hive: 'logistics',
    title: title(start, end),
    description,
    price: chance.between(least, most),
    details: {
      ...(home ? { from: start, to: end } : { from: end, to: start }),
      specialInstructions: description,
    },
  } as const;
}

/** Errands, each about four times, between different places. */
export const logistics: readonly Sketch[] = Array.from({ length: LENGTH }, (_, index): Sketch => {
  const chosen = ERRANDS[index % ERRANDS.length];
  return (setting) => write(chosen ?? setting.chance.pick(ERRANDS), setting);
});
