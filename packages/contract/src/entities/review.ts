import * as z from 'zod/mini';
import { instant } from '../schema.js';
import { person } from './user.js';

/** A review by one side of a completed order about the other. */
export const review = z.object({
  id: z.string(),
  /** 1 to 5. */
  stars: z.number(),
  text: z.string(),
  /** Visitors who are not signed in do not learn who wrote it. */
  author: person,
  /** Which side of the order its author was. */
  authorRole: z.enum(['buyer', 'seller']),
  listingTitle: z.string(),
  createdAt: instant,
});
export type Review = z.infer<typeof review>;

/** Where the two reviews of one order stand, as one of its sides sees it. */
export const orderReviews = z.object({
  /** Whether I can write mine now. */
  mayReview: z.boolean(),
  mine: z.nullable(review),
  /** Null until both are in, or a week after it was written. */
  theirs: z.nullable(review),
  /** The other side has written one that I cannot read yet. */
  theirsWaits: z.boolean(),
  /** When mine is shown, at the latest; null before I wrote it. */
  shownAt: z.nullable(instant),
});
export type OrderReviews = z.infer<typeof orderReviews>;
