import type { Condition } from '@campushive/contract/hives';

/** Thing that a student of the preview sells. */
export interface Good {
  readonly seller: string;
  readonly title: string;
  readonly description: string;
  /** In major units. */
  readonly price: number;
  readonly condition: Condition;
  /** Names of its pictures, the best angle first. */
  readonly pictures: readonly string[];
}

export const AKOSUA = 'Akosua Mensah';
export const KWAME = 'Kwame Boateng';
export const ESI = 'Esi Ofori';
export const NII = 'Nii Armah Tetteh';
export const ABENA = 'Abena Osei';
export const YAW = 'Yaw Darko';

/** Students of the preview, with the number of their university among those that the campus features. */
export const STUDENTS = [
  [AKOSUA, 0, 'Economics, level 300. Selling things that no longer fit my room. I answer in the evening.'],
  [KWAME, 1, 'Computer engineering. I repair laptops and look for good second-hand parts.'],
  [ESI, 2, 'Education student. I tutor mathematics.'],
  [NII, 0, 'Mechanical engineering. Football on Saturdays.'],
  [ABENA, 0, 'Law student who keeps her notes in order.'],
  [YAW, 1, 'Architecture. I take photographs of almost everything.'],
] as const;

const good = (
  seller: string,
  title: string,
  price: number,
  condition: Condition,
  pictures: readonly string[],
  description: string,
): Good => ({ seller, title, price, condition, pictures, description });

/** In the order of posting: the last one is the newest. */
export const GOODS: readonly Good[] = [
  good(
    NII,
    'Four storage buckets with lids',
    85,
    'good',
    ['buckets-1'],
    'For water or foodstuff. No cracks.',
  ),
  good(
    ABENA,
    'Steam iron, hardly used',
    130,
    'like-new',
    ['iron-1'],
    'I got a second one as a gift. Heats in a minute.',
  ),
  good(
    KWAME,
    'Portable speaker',
    260,
    'good',
    ['speaker-1'],
    'Loud enough for a room, eight hours on one charge. Cable included.',
  ),
  good(
    YAW,
    'Study table, solid wood',
    480,
    'good',
    ['desk-1'],
    'One meter wide. Fits beside a hall bed. We can carry it together.',
  ),
  good(
    ESI,
    'Standing fan with remote control',
    350,
    'good',
    ['fan-white-1'],
    'All three speeds work. Quiet.',
  ),
  good(
    AKOSUA,
    'Rice cooker 1.8 L with steamer',
    230,
    'like-new',
    ['ricecooker-1', 'ricecooker-2'],
    'Cooks for three. The pot does not stick.',
  ),
  good(
    NII,
    'Power bank 20,000 mAh',
    150,
    'good',
    ['powerbank-1'],
    'Charges a phone four times. For the nights without light.',
  ),
  good(
    ABENA,
    'Desk lamp with a strong light',
    70,
    'like-new',
    ['desklamp-1'],
    'Bends in all directions. The bulb is new.',
  ),
  good(
    KWAME,
    'HP EliteBook 840, 16 GB, charger included',
    2450,
    'like-new',
    ['laptop-1', 'laptop-2'],
    'Used for one year with care. The battery lasts five hours. Come and try it.',
  ),
  good(
    YAW,
    'Over-ear headphones',
    190,
    'good',
    ['headphones-1'],
    'Soft cushions, clear calls. I study with them every day, but I got new ones.',
  ),
  good(
    ESI,
    'Two textbooks: calculus and statistics',
    95,
    'good',
    ['books-1', 'books-2'],
    'Some pages are marked with pencil. They carried me through the first year.',
  ),
  good(
    NII,
    'Scientific calculator',
    80,
    'like-new',
    ['calculator-1'],
    'Allowed in the exam hall. With its cover.',
  ),
  good(
    AKOSUA,
    'Table-top fridge, 90 litres',
    980,
    'good',
    ['fridge-1', 'fridge-2'],
    'Cold within the hour, and quiet at night. I move out at the end of the semester.',
  ),
  good(
    ABENA,
    'Backpack with a laptop pocket',
    120,
    'like-new',
    ['backpack-1'],
    'Holds a 15-inch laptop and three books. Keeps out the rain.',
  ),
  good(
    KWAME,
    'Phone, 128 GB, with case',
    1150,
    'good',
    ['phone-whole-1'],
    'Face unlock and all sensors work. Always had a case and a screen guard.',
  ),
  good(
    AKOSUA,
    'Electric kettle 1.7 L',
    110,
    'good',
    ['kettle-1'],
    'Boils in three minutes and switches itself off. No rust inside.',
  ),
];
