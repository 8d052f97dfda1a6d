import { LIVE_ORDER_STATUSES, type SafeDeal } from '@campushive/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import { ratingsOf } from '../../accounts/users/rating.js';
import { notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import type { PostedListing } from '../../catalogue/hives/presenters.js';
import type { Db } from '../../platform/database/database.js';
import { orders } from '../../platform/database/schema/index.js';
import type { SafeDealsContext } from './context.js';
import { toSafeDeal } from './presenter.js';
import { findDeal } from '../../catalogue/hives/posting/deal-listings.js';

/** Presents a safe deal that the viewer may see. Throws 404 otherwise. */
export async function describeDeal(
  context: SafeDealsContext,
  id: string,
  viewer: Viewer | null,
): Promise<SafeDeal> {
  const found = await findDeal(context.platform.db, id);
  if (found === undefined || !isVisible(found.listing, viewer)) throw notFound('Safe deal');
  const [deal] = await describeDeals(context, [found], viewer);
  if (deal === undefined) throw new Error('One row is one deal');
  return deal;
}

/** Presents found safe deals to a viewer. */
export async function describeDeals(
  { platform, deps }: SafeDealsContext,
  found: readonly PostedListing[],
  viewer: Viewer | null,
): Promise<SafeDeal[]> {
  if (found.length === 0) return [];
  const { db, clock } = platform;
  const now = clock.now();
  const sellers = [...new Set(found.map(({ poster }) => poster.id))];
  const [ratings, own] = await Promise.all([ratingsOf(db, sellers, now), ordersOf(db, found, viewer)]);
  return found.map((postedListing) => {
    const { listing, poster } = postedListing;
    const isMine = viewer?.userId === poster.id;
    return toSafeDeal(postedListing, viewer, now, {
      rating: ratings.get(poster.id),
      order: own.find(({ listingId }) => listingId === listing.id),
      warning: isMine ? null : deps.warningOf(listing.title),
    });
  });
}

/** Returns the viewer's orders of these deals with pending or held money. */
async function ordersOf(db: Db, found: readonly PostedListing[], viewer: Viewer | null) {
  if (viewer === null) return [];
  const { userId } = viewer;
  return db
    .select({ id: orders.id, status: orders.status, listingId: orders.listingId })
    .from(orders)
    .where(
      and(
        inArray(
          orders.listingId,
          found.map(({ listing }) => listing.id),
        ),
        inArray(orders.status, LIVE_ORDER_STATUSES),
        or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
      ),
    );
}
