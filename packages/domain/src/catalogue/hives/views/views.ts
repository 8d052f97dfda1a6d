import type { Listing } from '@campushive/contract';
import { and, count, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Origin, Viewer } from '../../../calls/viewer.js';
import type { Db } from '../../../platform/database/database.js';
import {
  favorites,
  listings,
  listingViewCounts,
  listingViews,
} from '../../../platform/database/schema/index.js';
import { networkOf } from '../../../platform/network-of.js';
import type { Platform } from '../../../platform/platform.js';
import type { ListingRow } from '../listing-row.js';

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/**
 * Counts that someone looked at a listing: a student, or a browser behind an address, once a day. Of who it was, only a keyed hash
 * is kept, which differs from listing to listing and from day to day, until the day is over.
 */
export async function countView(
  { db, clock, secrets }: Pick<Platform, 'db' | 'clock' | 'secrets'>,
  { id: listingId, posterId }: ListingRow,
  viewer: Viewer | null,
  { ip, userAgent }: Pick<Origin, 'ip' | 'userAgent'>,
): Promise<void> {
  if (viewer?.userId === posterId) return;
  const now = clock.now();
  const viewerKey = viewer === null ? `${networkOf(ip)} ${userAgent ?? ''}` : viewer.userId;
  const visitor = secrets.keyed('view', `${dayOf(now)} ${listingId} ${viewerKey}`);
  await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(listingViews)
      .values({ listingId, visitor, seenAt: now })
      .onConflictDoNothing()
      .returning({ listingId: listingViews.listingId });
    if (first === undefined) return;
    await tx
      .insert(listingViewCounts)
      .values({ listingId, views: 1 })
      .onConflictDoUpdate({
        target: listingViewCounts.listingId,
        set: { views: sql`${listingViewCounts.views} + 1` },
      });
  });
}

/** Deletes the hashes of the days that are over. */
export async function forgetVisitors({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const today = new Date(`${dayOf(clock.now())}T00:00:00.000Z`);
  await db.delete(listingViews).where(lt(listingViews.seenAt, today));
}

/** Returns the views and saves of each of the viewer's own listings. */
export async function figuresOf(
  db: Db,
  found: readonly ListingRow[],
  { userId }: Viewer,
): Promise<ReadonlyMap<string, Pick<Listing, 'views' | 'saves'>>> {
  const ids = found.filter(({ posterId }) => posterId === userId).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [views, saves] = await Promise.all([
    db.select().from(listingViewCounts).where(inArray(listingViewCounts.listingId, ids)),
    db
      .select({ id: favorites.listingId, count: count() })
      .from(favorites)
      .innerJoin(listings, eq(listings.id, favorites.listingId))
      .where(
        and(
          inArray(favorites.listingId, ids),
          eq(favorites.kind, 'saved'),
          ne(favorites.userId, listings.posterId),
        ),
      )
      .groupBy(favorites.listingId),
  ]);
  const viewed = new Map(views.map((one) => [one.listingId, one.views]));
  const saved = new Map(saves.map((one) => [one.id, one.count]));
  return new Map(ids.map((id) => [id, { views: viewed.get(id) ?? 0, saves: saved.get(id) ?? 0 }]));
}
