import type { HiveName } from '@campushive/contract';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Viewer } from '../../../calls/viewer.js';
import { listings } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { findListings, type FoundListing } from '../store.js';
import type { PlaceFilters } from './finding.js';

/**
 * Returns the newest active listings of others in these hives at a place. Reads each hive by its index: sorting all open listings would
 * read all of them.
 */
export async function newestOf(
  { read, clock }: Pick<Platform, 'read' | 'clock'>,
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
