import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { orderReviews, review } from '../entities/review.js';
import { PAGE_MAX } from '../limits.js';
import { id, line, text, wholeNumber } from '../schema.js';
import { REVIEW_TEXT_MAX, STARS_MAX } from '../reviews.js';

export const reviews = {
  'reviews.forPayment': defineCall({
    summary: 'The reviews of one of my orders; the other side’s once it is shown',
    who: 'member',
    input: z.strictObject({ id }),
    output: orderReviews,
    errors: ['not_found'],
  }),
  'reviews.create': defineCall({
    summary: 'Review the other side of a completed order, once; shown when both are in, or after 7 days',
    who: 'member',
    creates: true,
    input: z.strictObject({ id, stars: wholeNumber(1, STARS_MAX), text: text(REVIEW_TEXT_MAX) }),
    output: orderReviews,
    errors: ['not_found', 'forbidden', 'order_not_completed', 'already_reviewed'],
  }),
  'reviews.list': defineCall({
    summary: 'What others say of a student, newest first; `count` is the number of shown reviews',
    who: 'anyone-or-member',
    input: z.strictObject({
      id,
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, PAGE_MAX)),
    }),
    output: z.array(review),
    answers: 'page',
    errors: ['not_found'],
  }),
};
