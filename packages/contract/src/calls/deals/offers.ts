import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { offer } from '../../entities/deals/offer.js';
import { MAX_PAGE } from '../../limits.js';
import { id, line, requiredPrice, wholeNumber } from '../../schema.js';

const ANSWER_ERRORS = [
  'not_found',
  'blocked',
  'offer_over',
  'not_your_turn',
  'listing_reserved',
  'listing_unavailable',
] as const;

/** Calls about offers: a buyer names a price, and the two sides agree on one. */
export const offers = {
  'offers.create': defineCall({
    summary: 'Make an offer',
    who: 'member',
    creates: true,
    input: z.strictObject({ hiveId: id, amount: requiredPrice }),
    output: offer,
    errors: [
      'not_found',
      'own_listing',
      'listing_free',
      'offers_not_taken',
      'listing_reserved',
      'listing_unavailable',
      'blocked',
      'offer_waiting',
      'offers_used_up',
      'verification_required',
    ],
  }),
  'offers.list': defineCall({
    summary: 'List offers',
    who: 'member',
    input: z.strictObject({
      hiveId: z.optional(id),
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
    }),
    output: z.array(offer),
    answers: 'page',
    errors: [],
  }),
  'offers.accept': defineCall({
    summary: 'Accept an offer',
    who: 'member',
    input: z.strictObject({ id }),
    output: offer,
    errors: ANSWER_ERRORS,
  }),
  'offers.decline': defineCall({
    summary: 'Decline an offer',
    who: 'member',
    input: z.strictObject({ id }),
    output: offer,
    errors: ['not_found', 'offer_over', 'not_your_turn'],
  }),
  'offers.withdraw': defineCall({
    summary: 'Withdraw an offer',
    who: 'member',
    input: z.strictObject({ id }),
    output: offer,
    errors: ['not_found', 'offer_over', 'not_your_turn'],
  }),
  'offers.counter': defineCall({
    summary: 'Make a counter-offer',
    who: 'member',
    input: z.strictObject({ id, amount: requiredPrice }),
    output: offer,
    errors: [...ANSWER_ERRORS, 'offers_used_up'],
  }),
};
