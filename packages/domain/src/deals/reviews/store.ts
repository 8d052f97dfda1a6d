import type { Review } from '@campushive/contract';
import { and, desc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { orders, reviews, users } from '../../platform/database/schema/index.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';

const reviewQuery = (db: Db) =>
  db
    .select({
      review: reviews,
      author: personColumns(users),
      buyerId: orders.buyerId,
      listingTitle: orders.listingTitle,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .innerJoin(orders, eq(orders.id, reviews.orderId));
export type ReviewRow = Awaited<ReturnType<typeof findOrderReviews>>[number];

/**
 * Returns true if a student has reviewed the gig whose milestone an order pays: one gig is one deal, whatever the number of milestones.
 * Its orders stay locked, because those of two milestones can be reviewed at once.
 */
export async function hasReviewedGig(
  tx: Db,
  { listingId, buyerId, sellerId, milestoneId }: typeof orders.$inferSelect,
  authorId: string,
  lock?: 'locked',
): Promise<boolean> {
  if (milestoneId === null) return false;
  const query = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.listingId, listingId), eq(orders.buyerId, buyerId), eq(orders.sellerId, sellerId)))
    .orderBy(orders.id);
  const parts = await (lock === undefined ? query : query.for('update'));
  const ids = parts.map(({ id }) => id);
  const written = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(inArray(reviews.orderId, ids), eq(reviews.authorId, authorId)))
    .limit(1);
  return written.length > 0;
}

/** Returns all reviews of an order, including hidden ones. */
export const findOrderReviews = (db: Db, orderId: string) =>
  reviewQuery(db).where(eq(reviews.orderId, orderId));

/** Returns the shown reviews of a student, newest first, before an id. */
export const findVisible = (
  db: Db,
  subjectId: string,
  now: Date,
  page: { before: string | undefined; limit: number },
) =>
  reviewQuery(db)
    .where(
      and(
        eq(reviews.subjectId, subjectId),
        lte(reviews.shownAt, now),
        page.before === undefined ? undefined : lt(reviews.id, page.before),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(page.limit);

/** Presents a review; visitors do not see its author. */
export function toReview(
  { review, author, buyerId, listingTitle }: ReviewRow,
  viewer: Viewer | null,
): Review {
  const person = toPerson(author);
  return {
    id: review.id,
    stars: review.stars,
    text: review.text,
    author: viewer === null ? { ...person, name: null, profileImage: null, university: null } : person,
    authorRole: review.authorId === buyerId ? 'buyer' : 'seller',
    listingTitle,
    createdAt: review.createdAt.toISOString(),
  };
}
