import type { OrderReviews } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { orders } from '../../platform/database/schema/index.js';
import { findOrderReviews, hasReviewedGig, toReview } from './store.js';
import { type OrderRow, COMPLETED, otherSide, type ReviewsContext } from './context.js';

/** Returns the order; throws 404 unless the viewer is a side of it, because its existence is private. */
export async function requireOrder(from: Db, id: string, viewer: Viewer, lock?: 'locked'): Promise<OrderRow> {
  const query = from.select().from(orders).where(eq(orders.id, id));
  const [order] = await (lock === undefined ? query : query.for('update'));
  if (order === undefined || (otherSide(order, viewer) === null && viewer.role !== 'admin')) {
    throw notFound('Payment');
  }
  return order;
}

export async function describeReviews(
  { clock, db }: ReviewsContext,
  order: OrderRow,
  viewer: Viewer,
): Promise<OrderReviews> {
  const now = clock.now();
  const rows = await findOrderReviews(db, order.id);
  const ownReview = rows.find(({ review }) => review.authorId === viewer.userId);
  const otherReview = rows.find(({ review }) => review.authorId !== viewer.userId);
  const shown = otherReview !== undefined && otherReview.review.shownAt <= now;
  const isParty = otherSide(order, viewer) !== null;
  return {
    mayReview:
      isParty &&
      COMPLETED.includes(order.status) &&
      ownReview === undefined &&
      !(await hasReviewedGig(db, order, viewer.userId)),
    mine: ownReview === undefined ? null : toReview(ownReview, viewer),
    theirs: shown ? toReview(otherReview, viewer) : null,
    theirsWaits: otherReview !== undefined && !shown,
    shownAt: ownReview?.review.shownAt.toISOString() ?? null,
  };
}
