import { REVIEW_HIDDEN_FOR } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { reviews } from '../../platform/database/schema/index.js';
import { namesOf } from '../sold/order-names.js';
import { hasReviewedGig } from './store.js';
import { requireOrder } from './describe-reviews.js';
import { type OrderRow, COMPLETED, otherSide, type ReviewsContext } from './context.js';

/** Stores a review. The order's row stays locked, so that of two sides who write at once the second one sees the first. */
export async function writeReview(
  { clock, notify }: ReviewsContext,
  tx: Db,
  { id, stars, text }: { id: string; stars: number; text: string },
  viewer: Viewer,
): Promise<OrderRow> {
  const now = clock.now();
  const order = await requireOrder(tx, id, viewer, 'locked');
  const subjectId = otherSide(order, viewer);
  if (subjectId === null)
    throw new Failure('forbidden', 'Only the buyer and the seller can review this order.');
  if (!COMPLETED.includes(order.status)) {
    throw new Failure('order_not_completed', 'An order can be reviewed once it is completed.');
  }
  const written = await tx.select().from(reviews).where(eq(reviews.orderId, id));
  const before = await hasReviewedGig(tx, order, viewer.userId, 'locked');
  if (before || written.some((one) => one.authorId === viewer.userId)) {
    throw new Failure('already_reviewed', 'You’ve already reviewed this order.');
  }
  const both = written.length > 0;
  const shownAt = both ? now : later(now, REVIEW_HIDDEN_FOR);
  await tx
    .insert(reviews)
    .values({ orderId: id, authorId: viewer.userId, subjectId, stars, text, shownAt, createdAt: now });
  if (both) await tx.update(reviews).set({ shownAt: now }).where(eq(reviews.orderId, id));
  await notify(tx, {
    userId: subjectId,
    type: 'system',
    kind: both ? 'review_shown' : 'review_received',
    values: namesOf(order),
    subject: { type: 'payment', id },
  });
  return order;
}
