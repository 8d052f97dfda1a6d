import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { payment } from '../../entities/deals/payment.js';
import { id, requiredPrice } from '../../schema.js';

/** The proposal being answered. Without its id, a proposal that has replaced it could be accepted unseen. */
const answer = z.strictObject({ id, proposalId: id });
/** Errors common to every step of settling a complaint. */
const CANNOT_SETTLE = ['not_found', 'forbidden', 'dispute_resolved', 'order_frozen'] as const;

/** Agreements between buyer and seller on a disputed order, before a moderator decides. */
export const settlements = {
  'settlements.withdraw': defineCall({
    summary: 'Withdraw a dispute',
    who: 'member',
    input: z.strictObject({ id }),
    output: payment,
    errors: CANNOT_SETTLE,
  }),
  'settlements.concede': defineCall({
    summary: 'Refund a disputed order',
    who: 'member',
    input: z.strictObject({ id }),
    output: payment,
    errors: CANNOT_SETTLE,
  }),
  'settlements.propose': defineCall({
    summary: 'Propose a settlement',
    who: 'member',
    input: z.strictObject({ id, amount: requiredPrice }),
    output: payment,
    creates: true,
    errors: CANNOT_SETTLE,
  }),
  'settlements.accept': defineCall({
    summary: 'Accept a settlement',
    who: 'member',
    input: answer,
    output: payment,
    errors: [...CANNOT_SETTLE, 'settlement_changed', 'event_not_started', 'event_cancelled'],
  }),
  'settlements.decline': defineCall({
    summary: 'Decline a settlement',
    who: 'member',
    input: answer,
    output: payment,
    errors: [...CANNOT_SETTLE, 'settlement_changed'],
  }),
};
