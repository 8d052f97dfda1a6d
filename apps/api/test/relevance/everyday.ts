import { DAY } from '@campushive/contract';
import { openTestCampus, type TestCampus, type TestStudent } from '../campus.js';
import { later } from '@campushive/domain/platform/clock';
import { CLOSING_LISTINGS } from './closing-listings.js';
import { EVERYDAY_LISTINGS, type EverydayListing } from './everyday-listings.js';
import { FRESH_LISTINGS } from './fresh-listings.js';
import { LATER_LISTINGS } from './later-listings.js';
import type { EverydayQuery } from './everyday-queries.js';

/** Number of first results among which a right answer counts. */
export const SHOWN = 5;

const ALL = [...EVERYDAY_LISTINGS, ...LATER_LISTINGS, ...FRESH_LISTINGS, ...CLOSING_LISTINGS];

export const KEYS: readonly string[] = ALL.map(({ key }) => key);

/** Mail domains of campuses that everyday listings name. */
const MAIL: Readonly<Record<string, string>> = { knust: 'st.knust.edu.gh' };

/** A campus with these listings and nothing else. Default: the listings of the everyday files. */
export async function openEverydayCampus(listings: readonly EverydayListing[] = ALL): Promise<TestCampus> {
  const campus = await openTestCampus();
  const poster = await campus.student('Esi Poster');
  const elsewhere = await campus.student('Yaw Elsewhere', `yaw@${MAIL['knust']}`);
  for (const listing of listings) await post(campus, listing.at === undefined ? poster : elsewhere, listing);
  return campus;
}

async function post({ clock }: TestCampus, { client }: TestStudent, listing: EverydayListing): Promise<void> {
  const { hive, title, description, brand, eventType = 'other' } = listing;
  const soon = later(clock.now(), 20 * DAY).toISOString();
  const { create } = client.category;
  switch (hive) {
    case 'essentials':
      await create({
        ...{ category: hive, title, description, price: 100, condition: 'good', pickupLocation: 'Gate' },
        ...(brand !== undefined && { brand }),
      });
      return;
    case 'academia':
      await create({ category: hive, title, description, price: 40, duration: 60, location: 'Library' });
      return;
    case 'logistics':
      await create({ category: hive, title, price: 20, specialInstructions: description });
      return;
    case 'buzz':
      await create({
        ...{ category: hive, title, description, eventDate: soon, location: 'Great Hall' },
        ...{ organizer: 'Students', eventType, admission: 'free' },
      });
      return;
    case 'archive':
      await create({
        ...{ category: hive, title, description },
        ...{ fileUrl: 'https://example.org/file.pdf', mayShare: true },
      });
      return;
    case 'sidehustle':
      await create({ category: hive, title, description, price: 80, applicationDeadline: soon });
      return;
    default:
      hive satisfies never;
  }
}

export interface Answered extends EverydayQuery {
  /** Keys of the first answers. */
  readonly shown: readonly string[];
  readonly isFound: boolean;
}

/** The first answers to a query, as a visitor gets them. */
export async function answerTo(
  campus: TestCampus,
  query: EverydayQuery,
  listings: readonly EverydayListing[] = ALL,
): Promise<Answered> {
  const { data } = await campus.client().search.listings({ q: query.q, limit: SHOWN });
  const keys = new Map(listings.map(({ key, title }) => [title, key]));
  const shown = data.map(({ title }) => keys.get(title) ?? title);
  return { ...query, shown, isFound: shown.some((key) => query.right.includes(key)) };
}
