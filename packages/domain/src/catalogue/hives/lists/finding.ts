import { findUniversity, type Institution, type Listing } from '@campushive/contract';
import type { SearchFit } from '@campushive/contract/entities/search';
import { nearbyIds } from '@campushive/contract/distance';
import type { Sort } from '@campushive/contract/calls/hives';
import { invalidField } from '../../../calls/failure.js';
import { limitOf, pageOf } from '../../../calls/page.js';
import type { Viewer } from '../../../calls/viewer.js';
import { requireHall } from '../../../accounts/users/halls.js';
import type { Db } from '../../../platform/database/database.js';
import type { Platform } from '../../../platform/platform.js';
import { toListed } from '../presenters.js';
import { Counts, FRESH_FOR, LARGE, type Counted } from './counts.js';
import { VersionedListCache, type Cacheable } from './versioned-list-cache.js';
import { searchForgivingly, type Search } from './search.js';
import { cursorValues, ledBy, orderingOf, RINGS, turnsOf, type Leading, type Ring } from './sorting.js';
import { findListings, type FoundListing } from '../store.js';
import { campus } from '../../../platform/campus.js';
import { countListings } from '../listing-counts.js';
import type { ListingFilters } from '../listing-conditions.js';

interface ListInput extends Omit<ListingFilters, 'search' | 'universityIds'> {
  readonly q?: string | undefined;
  readonly university?: string | undefined;
  readonly near?: string | undefined;
  readonly first?: string | undefined;
  readonly firstHall?: string | undefined;
  readonly sort?: Sort | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface FoundPage {
  fit: SearchFit;
  data: Listing[];
  count: number;
  pagination: { nextCursor: string | null; limit: number };
}

/** A search result that is the same for all viewers. */
interface Found extends Cacheable, Pick<FoundPage, 'fit' | 'count' | 'pagination'> {
  readonly rows: readonly FoundListing[];
}

export type ListingFinder = (input: ListInput, viewer: Viewer | null) => Promise<FoundPage>;

/** Finds open listings; where none match exactly, similar ones. */
export function createListingFinder({ read, clock }: Platform): ListingFinder {
  const counts = new Counts(clock);
  const pages = new VersionedListCache<Found>(read, clock);
  const shown = { visitors: new WeakMap<Found, FoundPage>(), members: new WeakMap<Found, FoundPage>() };
  return async (input, viewer) => {
    const found = await pages.get(JSON.stringify(input), () => search(input));
    if (viewer !== null && found.rows.some((row) => concerns(row, viewer))) return show(found, viewer);
    // All other viewers get the same page: frozen, so that it is serialised only once too.
    const kind = viewer === null ? shown.visitors : shown.members;
    const page = kind.get(found) ?? Object.freeze(show(found, viewer));
    kind.set(found, page);
    return page;
  };

  function search(input: ListInput): Promise<Found> {
    return searchForgivingly(
      read,
      input.q,
      (db, attempt) => find(db, input, attempt),
      ({ count }) => count,
      input.sort === 'relevance',
    );
  }

  async function find(db: Db, input: ListInput, search: Search): Promise<Found> {
    const { q: _q, university, near, hall, first, firstHall, sort = 'newest' } = input;
    const { cursor, limit: _limit, ...rest } = withoutPlaces(input);
    const limit = limitOf(input);
    const lead = leadingOf({ first, firstHall });
    const filters: ListingFilters = {
      ...rest,
      search: ledBy(lead, search),
      universityIds: universityIdsOf({ university, near }),
      hall: hallId(hall, 'hall'),
    };
    const ordering = orderingOf(sort, filters.search, cursor);
    const now = clock.now();
    const isInTurn = lead.campus !== undefined || lead.hall !== undefined;
    const found =
      isInTurn && ordering.sort === 'newest' && hall === undefined
        ? await findInTurn(db, filters, lead, cursor, limit + 1, now)
        : await findListings(db, filters, ordering, limit + 1, now);
    const page = pageOf(found, limit, (row) => cursorValues(ordering.sort, row.sortKey, row.listing));
    const { rows, pagination } = page;
    const isComplete = cursor === undefined && pagination.nextCursor === null;
    const counted = isComplete ? { count: rows.length, firstEnd: null } : await countAll();
    const fit = search.kind === 'words' ? search.fit : 'all';
    return { rows, fit, count: counted.count, pagination, expiresAt: endOf(input, rows, counted, now) };

    function countAll(): Promise<Counted> {
      const count = () => countListings(db, filters, now);
      // A count of similar matches must run in the caller's transaction, where the similarity threshold is set.
      if (db !== read) return count();
      const fit = search.kind === 'words' ? search.fit : 'all';
      return counts.of(JSON.stringify({ ...rest, university, near, hall, q: input.q, fit }), count);
    }
  }
}

/** The inputs of a list without its places and its order. */
const withoutPlaces = ({
  q: _q,
  university: _university,
  near: _near,
  hall: _hall,
  first: _first,
  firstHall: _firstHall,
  sort: _sort,
  ...rest
}: ListInput) => rest;

/** Lists the newest of each place around a reader in turn: reads by the index instead of one that sorts every open listing. */
async function findInTurn(
  db: Db,
  filters: ListingFilters,
  lead: Leading,
  cursor: string | undefined,
  limit: number,
  now: Date,
): Promise<FoundListing[]> {
  const found: FoundListing[] = [];
  for (const [ring, ordering] of turnsOf(cursor)) {
    const within = found.length < limit ? withinRing(ring, lead, filters) : undefined;
    if (within !== undefined)
      found.push(...(await findListings(db, { ...filters, ...within }, ordering, limit - found.length, now)));
  }
  return found;
}

/** Returns the filters of the places around a reader, in their order, without those where the list can have no listing. */
export const ringsAround = (
  lead: Leading,
  filters: Pick<ListingFilters, 'universityIds' | 'hall'>,
): readonly PlaceFilters[] =>
  filters.hall === undefined
    ? RINGS.map((ring) => withinRing(ring, lead, filters)).filter((one) => one !== undefined)
    : [filters];

/** Filters of a list by place. */
export type PlaceFilters = Pick<
  ListingFilters,
  'universityIds' | 'exceptUniversityIds' | 'hall' | 'exceptHall'
>;

/** Returns the filters of one place around a reader. Undefined where the list can have no listing there. */
function withinRing(
  ring: Ring,
  { campus: home, hall }: Leading,
  { universityIds }: PlaceFilters,
): PlaceFilters | undefined {
  const except = hall === undefined ? {} : { exceptHall: hall };
  const near = home === undefined ? [] : nearbyIds(campus.institutions, institutionOf(home, 'first'));
  switch (ring) {
    case 'hall':
      return hall === undefined ? undefined : { hall };
    case 'campus':
      return within(home === undefined ? [] : [home]);
    case 'near':
      return within(near.filter((id) => id !== home));
    case 'rest':
      return universityIds === undefined
        ? { ...except, ...(near.length > 0 && { exceptUniversityIds: near }) }
        : within(universityIds.filter((id) => !near.includes(id)));
    default:
      return ring satisfies never;
  }

  function within(ids: readonly string[]): PlaceFilters | undefined {
    const allowed = universityIds === undefined ? ids : ids.filter((id) => universityIds.includes(id));
    return allowed.length === 0 ? undefined : { ...except, universityIds: allowed };
  }
}

/** Whether this viewer sees more of a listing than other members do. */
const concerns = ({ listing }: FoundListing, { userId }: Viewer): boolean =>
  listing.posterId === userId || listing.assignedToId === userId;

const show = ({ rows, fit, count, pagination }: Found, viewer: Viewer | null): FoundPage => ({
  fit,
  data: rows.map((row) => toListed(row, viewer)),
  count,
  pagination,
});

/** Returns until when neither a page nor its count changes with time alone. A large count may be out of date for a while. */
function endOf(
  input: Pick<ListInput, 'since' | 'when'>,
  rows: readonly FoundListing[],
  { count, firstEnd }: Counted,
  now: Date,
): number {
  // "Posted today" and "this week" lose and gain listings every moment.
  if (input.since !== undefined || input.when !== undefined) return 0;
  const ends = rows.map(({ listing }) => listing.expiresAt?.getTime() ?? Infinity);
  return Math.min(...ends, count >= LARGE ? now.getTime() + FRESH_FOR : (firstEnd?.getTime() ?? Infinity));
}

/** The id of a university that was named by id, old id or name. */
export const universityId = (named: string, field = 'university'): string => institutionOf(named, field).id;

/** Returns a hall's id. Throws 422 for `field` where no campus has the hall. */
export function hallId(id: string | undefined, field: string): string | undefined {
  if (id !== undefined) requireHall(id, undefined, field);
  return id;
}

/** Returns the places that come first in a list. Throws 422 for unknown ones. */
export const leadingOf = (input: {
  readonly first?: string | undefined;
  readonly firstHall?: string | undefined;
}): Leading => ({
  campus: input.first === undefined ? undefined : universityId(input.first, 'first'),
  hall: hallId(input.firstHall, 'firstHall'),
});

/** The campuses that a list is narrowed to, which are one, or those near one; undefined for all. */
export function universityIdsOf(input: {
  readonly university?: string | undefined;
  readonly near?: string | undefined;
}): readonly string[] | undefined {
  const one = input.university === undefined ? undefined : universityId(input.university);
  if (input.near === undefined) return one === undefined ? undefined : [one];
  const near = nearbyIds(campus.institutions, institutionOf(input.near, 'near'));
  return one === undefined ? near : near.filter((id) => id === one);
}

function institutionOf(named: string, field: string): Institution {
  const found = findUniversity(campus, named);
  if (found === undefined) throw invalidField(field, 'unknown_university');
  return found;
}
