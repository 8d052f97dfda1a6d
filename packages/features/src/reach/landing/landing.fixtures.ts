import { campus as ghana } from '@campushive/campus-ghana';
import { findUniversity, HIVE_NAMES, TOPIC_IDS, TOPICS, type Home, hiveOf } from '@campushive/contract';
import { idOf } from '../../testing/fixtures.js';
import { aListing } from '../../testing/listing-fixtures.js';

const COUNTS = [125, 105, 86, 112, 94, 138];

/** Returns the front page data of a busy campus. */
export function aHome(change: Partial<Home> = {}): Home {
  return {
    studentCount: 1_284,
    listingCount: COUNTS.reduce((sum, count) => sum + count, 0),
    completedCount: 417,
    handedOver: 96_450,
    hives: HIVE_NAMES.map((id, index) => {
      const { title, icon, description } = hiveOf(ghana, id);
      return { id, name: title, icon, description, count: COUNTS[index] ?? 0 };
    }),
    topics: TOPIC_IDS.map((id, index) => ({ id, hive: TOPICS[id].hive, count: 31 - index * 2 })),
    featured: [0, 1, 2, 3].map((n) => aListing(n, { hiveTypeId: 'sidehustle' })),
    fresh: [0, 1, 2, 3, 4, 5, 6, 7].map((n) => aListing(n)),
    pictured: [0, 1, 2, 3].map((n) => aListing(n)),
    testimonials: [
      {
        id: idOf(1),
        stars: 5,
        text: 'Met at the library, checked the laptop, showed the code. It took five minutes.',
        title: 'HP Pavilion 14, i5, 8 GB',
        university: 'KNUST',
      },
      {
        id: idOf(2),
        stars: 4,
        text: 'He was late, but the money waited. That is the point.',
        title: 'Rice cooker 1.8 L',
        university: 'UG',
      },
    ],
    universities: ['ug', 'knust', 'ucc', 'central', 'gimpa', 'ashesi', 'upsa', 'uew'].flatMap((id, index) => {
      const record = findUniversity(ghana, id);
      if (record === undefined) return [];
      const { emailDomains, ...rest } = record;
      const counted = { studentCount: 1_320 - index * 210, listingCount: 120 - index * 9 };
      return [{ ...rest, emailDomains: [...emailDomains], emailDomain: emailDomains[0], ...counted }];
    }),
    ...change,
  };
}
