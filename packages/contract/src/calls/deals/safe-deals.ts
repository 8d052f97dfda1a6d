import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { safeDeal } from '../../entities/deals/safe-deal.js';
import { wrong } from '../../fields/field-errors.js';
import { MAX_TITLE } from '../../limits.js';
import { id, line, namedPrice } from '../../schema.js';

/** Fields of the form for a safe-deal link, shared by the form and the request. */
export const SAFE_DEAL_FIELDS = {
  title: line(MAX_TITLE),
  price: namedPrice.check(z.refine((value) => value !== null, wrong('required'))),
  /** Id or address of one of the caller's uploads with the purpose `listing-photo`. */
  photo: z.optional(z.nullable(z.string().check(z.maxLength(500, wrong('too_long'))))),
};

/** Calls about safe-deal links. `payments.initialize` and `payments.charge` pay for one. */
export const safeDeals = {
  'safeDeals.create': defineCall({
    summary: 'Make a safe-deal link',
    who: 'member',
    creates: true,
    input: z.strictObject(SAFE_DEAL_FIELDS),
    output: safeDeal,
    errors: ['verification_required', 'limit_reached', 'rate_limited'],
  }),
  'safeDeals.mine': defineCall({
    summary: 'List your open safe-deal links',
    who: 'member',
    input: z.strictObject({}),
    output: z.array(safeDeal),
    errors: [],
  }),
  'safeDeals.get': defineCall({
    summary: 'Get a safe deal',
    who: 'anyone-or-member',
    input: z.strictObject({ id }),
    output: safeDeal,
    errors: ['not_found'],
  }),
  'safeDeals.end': defineCall({
    summary: 'End a safe-deal link',
    who: 'member',
    input: z.strictObject({ id }),
    output: safeDeal,
    errors: ['not_found', 'forbidden', 'illegal_transition'],
  }),
};
