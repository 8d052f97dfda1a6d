import { changedOwnDetails, DAY, HOUR, ownHive } from '@campushive/contract';
import { later } from '@campushive/domain/platform/clock';
import type { Chance } from '../chance.js';
import { toListing, type NewListing, type StoredPictures } from '../listings.js';
import type { Members } from '../members.js';
import type { PictureName } from '../pictures/photographs.js';

/** Listing of a hive that the campus defines. */
interface Offered {
  readonly by: string;
  readonly hive: string;
  readonly title: string;
  readonly description: string;
  readonly picture?: PictureName;
  /** Age in hours. */
  readonly hours: number;
  /** Whole units of the campus's currency. Default: no price. */
  readonly price?: number;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Fields with a day, as a number of days from now. */
  readonly days: Readonly<Record<string, number>>;
}

const ROOMS: readonly Offered[] = [
  {
    by: 'Naa Adjeley Lamptey',
    hive: 'rooms',
    title: 'Bed in a four-in-a-room, Evandy',
    description:
      'Lower bunk by the window, with a locker and half of a desk. The other three are level 300 and quiet in the evening. Light and water are in the price.',
    picture: 'roomBed',
    hours: 5,
    price: 2_400,
    fields: {
      ...{ kind: 'hostel-bed', period: 'semester', deposit: 300, where: 'Evandy Hostel' },
      ...{ gender: 'women', sharedBy: 4, furnished: true },
    },
    days: { freeFrom: 12 },
  },
  {
    by: 'Kofi Asante',
    hive: 'rooms',
    title: 'Roommate wanted, two in a room at Pentagon',
    description:
      'My roommate graduated. Block C, second floor, own bathroom and a small balcony. I study in the mornings and cook on Sundays.',
    picture: 'roomShared',
    hours: 29,
    price: 7_800,
    fields: {
      ...{ kind: 'shared', period: 'year', deposit: 500, where: 'Pentagon Hostel' },
      ...{ gender: 'men', sharedBy: 2, furnished: true },
    },
    days: { freeFrom: 20 },
  },
  {
    by: 'Adwoa Agyeman',
    hive: 'rooms',
    title: 'Single room in Ayeduase, ten minutes to campus',
    description:
      'Self-metered light, water every day, and the landlady lives on the compound. You share the kitchen with two students.',
    picture: 'roomSingle',
    hours: 50,
    price: 3_600,
    fields: {
      ...{ kind: 'single', period: 'year', deposit: 400, where: 'Ayeduase', gender: 'anyone' },
      furnished: true,
    },
    days: { freeFrom: 7 },
  },
  {
    by: 'Araba Quansah',
    hive: 'rooms',
    title: 'Chamber and hall near the Science gate, Amamoma',
    description:
      'Tiled, with its own meter and a polytank. I move to Accra for national service. Come and see it any day after four.',
    picture: 'roomChamber',
    hours: 76,
    price: 450,
    fields: {
      ...{ kind: 'chamber-and-hall', period: 'month', where: 'Amamoma', gender: 'anyone' },
      ...{ deposit: 450, furnished: false },
    },
    days: { freeFrom: 30 },
  },
];

const found = (by: string, title: string, where: string, hours: number, picture: PictureName) => ({
  ...{ by, hive: 'lost-found', title, hours, picture },
  fields: { what: 'found', where },
  days: { day: -Math.ceil(hours / 24) + 1 },
});
const lost = (by: string, title: string, where: string, hours: number, description: string) => ({
  ...{ by, hive: 'lost-found', title, hours, description },
  fields: { what: 'lost', where },
  days: { day: -Math.ceil(hours / 24) + 1 },
});

const LOST_FOUND: readonly Offered[] = [
  {
    ...found('Selorm Agbeko', 'Bunch of keys with a red tag', 'Balme Library', 3, 'foundKeys'),
    description: 'They were on the stairs to the first floor. Tell me how many keys there are.',
  },
  {
    ...found('Nii Armah Tetteh', 'Card holder on a blue lanyard', 'Night Market', 8, 'foundCard'),
    description: 'A student card is inside. Tell me the name on it and I bring it to JQB.',
  },
  lost(
    'Abena Ɔsei',
    'Blue hardcover notebook, Constitutional law',
    'JQB',
    14,
    'Left in room 14 after the four o’clock lecture. My whole semester is in it, and I will gladly buy you lunch.',
  ),
  {
    ...found('Yaw Owusu', 'Steel water bottle', 'Prempeh II Library', 20, 'foundBottle'),
    description: 'Second floor, by the plugs. There is a sticker on it: which one?',
  },
  {
    ...found('Ekow Essien', 'Black umbrella', 'Large Lecture Theatre', 31, 'foundUmbrella'),
    description: 'Third row from the back, after the Monday class. The handle has a mark.',
  },
  {
    ...found('Kwabena Ɔpɔku', 'Reading glasses in a soft case', 'Great Hall', 44, 'foundGlasses'),
    description: 'After the debate on Saturday. Describe the case and they are yours.',
  },
  lost(
    'Kojo Amissah',
    'Scientific calculator with my initials',
    'Sam Jonah Library',
    40,
    'Grey, with K. A. scratched on the back. I write a paper on Friday.',
  ),
];

const ride = (by: string, from: string, to: string, day: number, hours: number, leaves: string) => ({
  ...{ by, hive: 'rides', hours },
  title: `${from} to ${to}`,
  fields: { offer: 'seats', from, to, leaves },
  days: { day },
});

const RIDES: readonly Offered[] = [
  {
    ...ride('Akosua Mensah', 'Legon', 'Kumasi', 3, 2, '6 am'),
    description:
      'My uncle drives home with two free seats. Room for one bag each. We stop once at Linda Dor.',
    fields: { offer: 'seats', from: 'Legon, main gate', to: 'Kumasi, Asafo', leaves: '6 am', seats: 2 },
  },
  {
    ...ride('Kwame Boateng', 'KNUST', 'Accra', 2, 6, '5 am'),
    description: 'Three of us share a car to Accra and have one more seat. Back on Sunday.',
    fields: { offer: 'seats', from: 'Tech Junction', to: 'Accra, Circle', leaves: '5 am', seats: 1 },
  },
  {
    ...ride('Araba Quansah', 'UCC', 'Takoradi', 4, 11, '2 pm'),
    description: 'Friday after lectures. I can meet you at the Science Market.',
    fields: { offer: 'seats', from: 'UCC, Science Market', to: 'Takoradi', leaves: '2 pm', seats: 3 },
  },
  {
    ...ride('Deborah Ampofo', 'Oyibi', 'Madina', 1, 15, '7:30 am'),
    description: 'I look for a lift to Madina every weekday this week, and I am always on time.',
    fields: { offer: 'needs-seat', from: 'Oyibi', to: 'Madina Market', leaves: '7:30 am' },
  },
  {
    ...ride('Sulemana Iddrisu', 'Tamale', 'Bolgatanga', 5, 26, '9 am'),
    description: 'Pick-up with two seats inside. Bags go on the back, under a cover.',
    fields: { offer: 'seats', from: 'Tamale, UDS gate', to: 'Bolgatanga', leaves: '9 am', seats: 2 },
  },
];

/** Listings of all hives that the campus defines. */
export const OWN_LISTINGS: readonly Offered[] = [...ROOMS, ...LOST_FOUND, ...RIDES];

/** Composes the open listings of the hives that the campus defines: rooms, lost and found, rides. */
export function composeOwnHives(
  members: Members,
  pictures: StoredPictures,
  now: Date,
  chance: Chance,
): readonly NewListing[] {
  return OWN_LISTINGS.map(({ by, hive, hours, fields, days, price = null, ...texts }) => {
    const record = ownHive(hive);
    if (record === undefined) throw new Error(`The campus has no hive ${hive}`);
    const dates = Object.entries(days).map(([id, count]) => [id, dayAfter(now, count)]);
    const details = changedOwnDetails(record, {}, { ...fields, ...Object.fromEntries(dates) });
    const createdAt = later(now, -hours * HOUR);
    const draft = { hive, price, details, ...texts };
    // The fields name the place. The hall of the poster is another one.
    return { ...toListing(draft, members.called(by), createdAt, pictures, chance), hallId: null };
  });
}

const dayAfter = (now: Date, days: number): string =>
  later(now, days * DAY)
    .toISOString()
    .slice(0, 10);
