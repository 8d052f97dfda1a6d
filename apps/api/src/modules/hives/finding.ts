import { findUniversity, type Listing } from '@campushive/contract';
import type { Sort } from '@campushive/contract/calls/hives';
import { invalidField } from '../../http/failure.js';
import { limitOf, pageOf } from '../../http/page.js';
import type { Viewer } from '../../http/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { createCollapse } from '../../platform/collapse.js';
import type { Platform } from '../../platform/platform.js';
import { toListing } from './answers.js';
import { Counts } from './counts.js';
import { loosely, readSearch, withLikeness, type Search } from './search.js';
import { cursorValues, orderingOf } from './sorting.js';
import { countListings, findListings, type ListingFilters } from './store.js';

interface ListInput extends Omit<ListingFilters, 'search' | 'universityId'> {
  readonly q?: string | undefined;
  readonly university?: string | undefined;
  readonly sort?: Sort | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface FoundPage {
  data: Listing[];
  count: number;
  pagination: { nextCursor: string | null; limit: number };
}

export type ListingFinder = (input: ListInput, viewer: Viewer | null) => Promise<FoundPage>;

/** Finds open listings; where nothing fits to the letter, what nearly fits. */
export function createListingFinder({ read, clock }: Platform): ListingFinder {
  const counts = new Counts(clock);
  const collapse = createCollapse<FoundPage>();
  // All visitors see the same.
  return (input, viewer) =>
    viewer === null ? collapse(JSON.stringify(input), () => search(input, null)) : search(input, viewer);

  async function search(input: ListInput, viewer: Viewer | null): Promise<FoundPage> {
    const wanted = readSearch(input.q);
    const exact = await find(read, input, wanted, viewer);
    if (exact.count > 0 || wanted.kind !== 'words') return exact;
    return withLikeness(read, (tx) => find(tx, input, loosely(wanted), viewer));
  }

  async function find(db: Db, input: ListInput, search: Search, viewer: Viewer | null): Promise<FoundPage> {
    const { q: _q, university, sort = 'newest', cursor, limit: _limit, ...rest } = input;
    const limit = limitOf(input);
    const filters: ListingFilters = { ...rest, search, universityId: university && universityId(university) };
    const ordering = orderingOf(sort, search, cursor);
    const now = clock.now();
    const [rows, count] = await Promise.all([
      findListings(db, filters, ordering, limit + 1, now),
      // What nearly fits is counted where alikeness has its meaning: in the caller's transaction.
      db === read
        ? counts.of(JSON.stringify({ ...rest, cursor: undefined, university, q: input.q }), () =>
            countListings(db, filters, now),
          )
        : countListings(db, filters, now),
    ]);
    const page = pageOf(rows, limit, (row) => cursorValues(ordering.sort, row.sortKey, row.listing.id));
    return { data: page.rows.map((row) => toListing(row, viewer)), count, pagination: page.pagination };
  }
}

/** The id of a university that was named by id, old id or name. */
export function universityId(named: string): string {
  const found = findUniversity(named);
  if (found === undefined) throw invalidField('university', 'Unknown university');
  return found.id;
}
