import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import {
  bank,
  bankAccountHolder,
  delayedPayout,
  payout,
  payoutAccount,
} from '../../entities/deals/payout.js';
import { MAX_NAME, MAX_PAGE } from '../../limits.js';
import { MAX_DECISION_NOTE } from '../../moderation.js';
import {
  bankAccountNumber,
  bankCode,
  id,
  line,
  mobileMoneyNetwork,
  mobileMoneyPhone,
  text,
  wholeNumber,
} from '../../schema.js';
import { page } from '../trust/queue.js';

/** The fields of the payout account's form. */
const payoutAccountInput = z.strictObject({
  network: mobileMoneyNetwork,
  phone: mobileMoneyPhone,
  name: line(MAX_NAME),
});

/** A bank account, as its owner types it. */
const bankAccountFields = { bankCode, accountNumber: bankAccountNumber };

/** Calls about a seller's payout account and payouts, and admins' calls about delayed ones. */
export const payouts = {
  'payouts.account': defineCall({
    summary: 'Get your payout account',
    who: 'member',
    input: z.strictObject({}),
    output: payoutAccount,
    errors: [],
  }),
  'payouts.setAccount': defineCall({
    summary: 'Set your payout account',
    who: 'member',
    stepUp: true,
    input: payoutAccountInput,
    output: payoutAccount,
    errors: [],
  }),
  'payouts.banks': defineCall({
    summary: 'List the banks that take payouts',
    who: 'member',
    input: z.strictObject({}),
    output: z.array(bank),
    errors: ['payment_provider_failed'],
  }),
  'payouts.resolveBankAccount': defineCall({
    summary: 'Find the holder of a bank account',
    who: 'member',
    input: z.strictObject(bankAccountFields),
    output: bankAccountHolder,
    errors: ['payment_provider_failed'],
  }),
  'payouts.setBankAccount': defineCall({
    summary: 'Set a bank account as your payout account',
    who: 'member',
    stepUp: true,
    input: z.strictObject({ ...bankAccountFields, name: line(MAX_NAME) }),
    output: payoutAccount,
    errors: ['payment_provider_failed'],
  }),
  'payouts.list': defineCall({
    summary: 'List your payouts',
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
    summary: 'Create an instant payout',
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
    summary: 'List delayed payouts',
    who: 'admin',
    input: z.strictObject(page),
    output: z.array(delayedPayout),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'payouts.retry': defineCall({
    summary: 'Retry a payout',
    who: 'admin',
    input: z.strictObject({ id }),
    errors: ['forbidden', 'not_found', 'payout_not_waiting'],
  }),
  'payouts.return': defineCall({
    summary: 'Return a payout',
    who: 'admin',
    input: z.strictObject({ id, note: text(MAX_DECISION_NOTE) }),
    errors: ['forbidden', 'not_found', 'payout_not_waiting'],
  }),
};
