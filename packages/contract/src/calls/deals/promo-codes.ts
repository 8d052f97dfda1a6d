import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { promoCode, promoPrice } from '../../entities/deals/promo-code.js';
import { wrong } from '../../fields/field-errors.js';
import { MAX_PROMO_CODE, MAX_TICKETS, MIN_PROMO_CODE } from '../../limits.js';
import { readPromoCode } from '../../rules/deals/bargaining/promo-codes.js';
import { dayInput, id, namedPrice, wholeNumber } from '../../schema.js';

/** A promo code in any spelling. Converts to capitals and digits without gaps. */
export const promoCodeInput = z.pipe(
  z
    .string()
    .check(
      z.maxLength(100, wrong('too_long', { max: MAX_PROMO_CODE })),
      z.overwrite(readPromoCode),
      z.minLength(1, wrong('required')),
      z.minLength(MIN_PROMO_CODE, wrong('too_short', { min: MIN_PROMO_CODE })),
      z.maxLength(MAX_PROMO_CODE, wrong('too_long', { max: MAX_PROMO_CODE })),
      z.regex(/^[A-Z0-9]*$/, wrong('invalid')),
    ),
  z.string(),
);

/** Maximum uses of a code, equal to the largest capacity of an event. */
const MAX_USES = 100_000;

/** The fields of a new code. */
const promoCodeFields = z.strictObject({
  id,
  code: promoCodeInput,
  /** Discount on each ticket: a percentage, or an amount in major units. */
  percent: z.optional(z.nullable(wholeNumber(1, 100))),
  amount: z.optional(namedPrice),
  kindId: z.optional(z.nullable(id)),
  quota: z.optional(z.nullable(wholeNumber(1, MAX_USES))),
  lastDay: z.optional(z.nullable(dayInput)),
});

/** Calls about promo codes of an event, for its organiser. `promoCodes.try` is for buyers. */
export const promoCodes = {
  'promoCodes.list': defineCall({
    summary: 'List promo codes',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.array(promoCode),
    errors: ['not_found', 'forbidden'],
  }),
  'promoCodes.create': defineCall({
    summary: 'Create a promo code',
    who: 'member',
    creates: true,
    input: promoCodeFields,
    output: promoCode,
    errors: [
      'not_found',
      'forbidden',
      'listing_unavailable',
      'listing_free',
      'event_elsewhere',
      'limit_reached',
    ],
  }),
  'promoCodes.end': defineCall({
    summary: 'End a promo code',
    who: 'member',
    input: z.strictObject({ id, codeId: id }),
    output: z.array(promoCode),
    errors: ['not_found', 'forbidden'],
  }),
  'promoCodes.try': defineCall({
    summary: 'Check a promo code',
    who: 'member',
    input: z.strictObject({
      id,
      promoCode: promoCodeInput,
      /** Kind of tickets, for an event that has kinds. */
      kindId: z.optional(id),
      /** Number of tickets. Default: 1. */
      quantity: z.optional(wholeNumber(1, MAX_TICKETS)),
    }),
    output: promoPrice,
    errors: ['not_found', 'listing_free'],
  }),
};
