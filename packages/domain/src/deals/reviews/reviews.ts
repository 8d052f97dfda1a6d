import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { writeReview } from './write-review.js';
import { requireOrder, describeReviews } from './describe-reviews.js';
import { listReviews } from './list-reviews.js';
import type { ReviewsDeps, ReviewsContext } from './context.js';

type ReviewCalls = Handlers<'reviews.forPayment' | 'reviews.create' | 'reviews.list'>;

/** Reviews by the two sides of a sale. Neither sees the other's before both have written, or a week has passed. */
export function createReviewsModule(
  platform: Platform,
  { notify, requireVisible }: ReviewsDeps,
): { readonly calls: ReviewCalls } {
  const { db, read, clock, outbox } = platform;
  const context: ReviewsContext = { clock, notify, db, requireVisible, read };

  const calls: ReviewCalls = {
    async 'reviews.forPayment'({ id }, { viewer }) {
      return { data: await describeReviews(context, await requireOrder(db, id, viewer), viewer) };
    },
    async 'reviews.create'({ id, stars, text }, { viewer }) {
      const order = await db.transaction((tx) => writeReview(context, tx, { id, stars, text }, viewer));
      await outbox.flush();
      return { data: await describeReviews(context, order, viewer), message: 'Thank you for your review!' };
    },
    'reviews.list': listReviews(context),
  };
  return { calls };
}
