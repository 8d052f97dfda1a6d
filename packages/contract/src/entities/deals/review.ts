import * as z from 'zod/mini';
import { instant } from '../../schema.js';
import { person } from '../accounts/user.js';

/** A review by one side of a completed order about the other. */
export const review = z.object({
  id: z.string(),
  /** 1 to 5. */
  stars: z.number(),
  text: z.string(),
  /** The author, hidden from visitors. */
  author: person,
  /** The author's side of the order. */
  authorRole: z.enum(['buyer', 'seller']),
  listingTitle: z.string(),
  createdAt: instant,
});
/** A review by one side of a completed order about the other. */
export type Review = z.infer<typeof review>;

/** The two reviews of one order, as one of its sides sees them. */
export const orderReviews = z.object({
  /** True if the viewer can write a review now. */
  mayReview: z.boolean(),
  mine: z.nullable(review),
  /** Null until both reviews exist, or for a week after it was written. */
  theirs: z.nullable(review),
  /** True when the other side has written a review that the viewer cannot read yet. */
  theirsWaits: z.boolean(),
  /** Latest publication of the viewer's review. Null before they wrote it. */
  shownAt: z.nullable(instant),
});
/** The two reviews of one order. A review is hidden from the other side until both exist, or for `REVIEW_HIDDEN_FOR`. */
export type OrderReviews = z.infer<typeof orderReviews>;
