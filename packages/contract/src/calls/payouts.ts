import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { delayedPayout, payout, payoutAccount } from '../entities/payout.js';
import { MAX_NAME, MAX_PAGE } from '../limits.js';
import { MAX_DECISION_NOTE } from '../moderation.js';
import { id, line, mobileMoneyNetwork, mobileMoneyPhone, text, wholeNumber } from '../schema.js';
import { page } from './queue.js';

/** The fields of the payout account's form. */
export const payoutAccountInput = z.strictObject({
  network: mobileMoneyNetwork,
  phone: mobileMoneyPhone,
  name: line(MAX_NAME),
});

export const payouts = {
  'payouts.account': defineCall({
    summary: 'Where my money goes, and how much of it there is',
    who: 'member',
    input: z.strictObject({}),
    output: payoutAccount,
    errors: [],
  }),
  'payouts.setAccount': defineCall({
    summary: 'Name the mobile money account that my money goes to',
    who: 'member',
    stepUp: true,
    input: payoutAccountInput,
    output: payoutAccount,
    errors: [],
  }),
  'payouts.list': defineCall({
    summary: 'Money sent to me, newest first',
    who: 'member',
    input: z.strictObject({
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
    }),
    output: z.array(payout),
    answers: 'page',
    errors: [],
  }),
  'payouts.create': defineCall({
    summary: 'Pay me now, for a fee, instead of with the next daily payout',
    who: 'member',
    stepUp: true,
    creates: true,
    input: z.strictObject({}),
    output: payout,
    errors: [
      'payout_account_missing',
      'payout_account_new',
      'payout_too_small',
      'payout_delayed',
      'payout_limit_reached',
      'account_suspended',
    ],
  }),
  'payouts.delayed': defineCall({
    summary: 'Payouts that wait for the operator or for the next try, oldest first',
    who: 'admin',
    input: z.strictObject(page),
    output: z.array(delayedPayout),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'payouts.retry': defineCall({
    summary: 'Try a delayed payout again now',
    who: 'admin',
    input: z.strictObject({ id }),
    errors: ['forbidden', 'not_found', 'payout_not_waiting'],
  }),
  'payouts.return': defineCall({
    summary:
      'Give a delayed payout back to its seller and ask them to check the account; the seller reads why',
    who: 'admin',
    input: z.strictObject({ id, note: text(MAX_DECISION_NOTE) }),
    errors: ['forbidden', 'not_found', 'payout_not_waiting'],
  }),
};
