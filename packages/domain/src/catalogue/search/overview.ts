import { MAX_COUNTED_PEOPLE, type ParsedInputOf, type SearchOverview } from '@campushive/contract';
import { findInstitutions } from '@campushive/contract/search/institutions';
import type { Viewer } from '../../calls/viewer.js';
import { campus } from '../../platform/campus.js';
import type { Platform } from '../../platform/platform.js';
import { hallId, leadingOf, universityIdsOf } from '../hives/lists/finding.js';
import { toListing } from '../hives/presenters.js';
import { searchForgivingly } from '../hives/lists/search.js';
import { wordsOf } from '../hives/lists/search-words.js';
import { ledBy } from '../hives/lists/sorting.js';
import { findBestOfHives, type BestListing } from '../hives/store.js';
import { showPeople } from '../../accounts/users/show-people.js';
import { createPeopleFinder } from './people.js';
import { countByUniversity } from '../hives/listing-counts.js';

/** Numbers of listings per hive, and of students, that are shown. */
const LISTINGS_OF_A_HIVE = 4;
const PEOPLE = 3;

/** Finds listings of every hive, students and universities by one text. */
export function createOverview(platform: Platform) {
  const { read, clock } = platform;
  const finder = createPeopleFinder(platform);

  return async (input: ParsedInputOf<'search.overview'>, viewer: Viewer | null): Promise<SearchOverview> => {
    const [found, people, universities] = await Promise.all([
      hivesWith(input, viewer),
      viewer === null ? { count: 0, users: [] } : peopleCalled(input.q, viewer),
      universitiesCalled(input.q),
    ]);
    return { ...found, people, universities };
  };

  async function hivesWith(
    { q, university, near, hall, first, firstHall, ...narrowing }: ParsedInputOf<'search.overview'>,
    viewer: Viewer | null,
  ): Promise<Pick<SearchOverview, 'fit' | 'hives'>> {
    const filters = {
      ...narrowing,
      universityIds: universityIdsOf({ university, near }),
      hall: hallId(hall, 'hall'),
    };
    const lead = leadingOf({ first, firstHall });
    const found = await searchForgivingly(
      read,
      q,
      async (db, search) => ({
        fit: search.kind === 'words' ? search.fit : ('all' as const),
        best: await findBestOfHives(
          db,
          { ...filters, search: ledBy(lead, search) },
          LISTINGS_OF_A_HIVE,
          clock.now(),
        ),
      }),
      ({ best }) => best.length,
    );
    return { fit: found.fit, hives: groupByHive(found.best, viewer) };
  }

  async function peopleCalled(q: string, viewer: Viewer): Promise<SearchOverview['people']> {
    const rows = await finder.find(q, viewer, MAX_COUNTED_PEOPLE);
    return { count: rows.length, users: await showPeople(read, rows.slice(0, PEOPLE), clock.now()) };
  }

  async function universitiesCalled(q: string): Promise<SearchOverview['universities']> {
    const ids = findInstitutions(campus.institutions, wordsOf(q), wordsOf).map(({ id }) => id);
    const counts = await countByUniversity(read, ids, clock.now());
    return ids.map((id) => ({ id, listingCount: counts.get(id) ?? 0 }));
  }
}

/** Groups listings by hive, ordered by their best listing. */
function groupByHive(found: readonly BestListing[], viewer: Viewer | null): SearchOverview['hives'] {
  const hives = new Set(found.map(({ listing }) => listing.hive));
  return [...hives].map((hiveType) => {
    const rows = found.filter(({ listing }) => listing.hive === hiveType);
    return {
      hiveType,
      count: rows[0]?.total ?? 0,
      listings: rows.map((row) => toListing(row, viewer)),
    };
  });
}
