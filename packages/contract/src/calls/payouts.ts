import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { payout, payoutAccount } from '../entities/payout.js';
import { MAX_NAME, MAX_PAGE } from '../limits.js';
import { line, mobileMoneyNetwork, mobileMoneyPhone, wholeNumber } from '../schema.js';

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
    errors: ['payout_account_missing', 'payout_account_new', 'payout_too_small', 'account_suspended'],
  }),
};
