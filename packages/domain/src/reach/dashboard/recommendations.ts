import { hiveNamesOf, type HiveName } from '@campushive/contract';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Viewer } from '../../calls/viewer.js';
import { favorites, listings, orders } from '../../platform/database/schema/index.js';
import { toListing } from '../../catalogue/hives/presenters.js';
import { ringsAround, type PlaceFilters } from '../../catalogue/hives/lists/finding.js';
import type { Leading } from '../../catalogue/hives/lists/sorting.js';
import { findListings, type FoundListing, type ListingFilters } from '../../catalogue/hives/store.js';
import { campus } from '../../platform/campus.js';
import type { DashboardContext } from './context.js';

const RECOMMENDED = 6;

/** Places of the recommendations: those that come first, and those that are left out. */
export interface RecommendedPlaces {
  readonly lead: Leading;
  readonly filters: Pick<ListingFilters, 'universityIds' | 'hall'>;
}

/** Returns the newest listings of others, those of hives that the student uses first, then by place. */
export async function recommend(
  context: DashboardContext,
  viewer: Viewer,
  { lead, filters }: RecommendedPlaces,
) {
  const { read } = context;
  const [saved, traded] = await Promise.all([
    read
      .selectDistinct({ hive: listings.hive })
      .from(favorites)
      .innerJoin(listings, eq(listings.id, favorites.listingId))
      .where(eq(favorites.userId, viewer.userId)),
    read
      .selectDistinct({ hive: listings.hive })
      .from(orders)
      .innerJoin(listings, eq(listings.id, orders.listingId))
      .where(or(eq(orders.buyerId, viewer.userId), eq(orders.sellerId, viewer.userId))),
  ]);
  const used = new Set([...saved, ...traded].map((row) => row.hive));
  const names = hiveNamesOf(campus);
  const turns = [names.filter((hive) => used.has(hive)), names.filter((hive) => !used.has(hive))].flatMap(
    (hives) => ringsAround(lead, filters).map((where) => ({ hives, where })),
  );
  const rows: FoundListing[] = [];
  for (const { hives, where } of turns) {
    const missing = RECOMMENDED - rows.length;
    if (missing > 0) rows.push(...(await newestOf(context, hives, where, viewer, missing)));
  }
  return rows.map((row) => toListing(row, viewer));
}

/**
 * Returns the newest offers of others in these hives. Reads each hive by its index: sorting all open listings would
 * read all of them.
 */
async function newestOf(
  { read, clock }: DashboardContext,
  hives: readonly HiveName[],
  where: PlaceFilters,
  { userId }: Viewer,
  most: number,
): Promise<FoundListing[]> {
  const newest = {
    sort: 'newest',
    key: sql<number>`0`,
    order: [desc(listings.latestId)],
    after: and(ne(listings.posterId, userId), eq(listings.status, 'active')),
  } as const;
  const found = await Promise.all(
    hives.map((hive) =>
      findListings(read, { ...where, hive, search: { kind: 'all' } }, newest, most, clock.now()),
    ),
  );
  return found
    .flat()
    .sort((one, other) => (one.listing.latestId < other.listing.latestId ? 1 : -1))
    .slice(0, most);
}
