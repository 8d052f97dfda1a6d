import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { orderReviews, review } from '../../entities/deals/review.js';
import { MAX_PAGE } from '../../limits.js';
import { id, line, text, wholeNumber } from '../../schema.js';
import { MAX_REVIEW_TEXT, MAX_STARS } from '../../deals/reviews.js';

/** Calls about reviews of completed orders. */
export const reviews = {
  'reviews.forPayment': defineCall({
    summary: 'Get the reviews of an order',
    who: 'member',
    input: z.strictObject({ id }),
    output: orderReviews,
    errors: ['not_found'],
  }),
  'reviews.create': defineCall({
    summary: 'Review an order',
    who: 'member',
    creates: true,
    input: z.strictObject({ id, stars: wholeNumber(1, MAX_STARS), text: text(MAX_REVIEW_TEXT) }),
    output: orderReviews,
    errors: ['not_found', 'forbidden', 'order_not_completed', 'already_reviewed'],
  }),
  'reviews.list': defineCall({
    summary: 'List reviews of a student',
    who: 'anyone-or-member',
    input: z.strictObject({
      id,
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
    }),
    output: z.array(review),
    answers: 'page',
    errors: ['not_found'],
  }),
};
