import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { DISPUTE_DECISIONS } from '../../deals/disputes.js';
import { dispute } from '../../entities/deals/dispute.js';
import { caseState, decided, page } from '../trust/queue.js';

/** Calls of moderators about complaints. The two sides use `payments.dispute` and the settlement calls. */
export const disputes = {
  'disputes.list': defineCall({
    summary: 'List disputes',
    who: 'moderator',
    input: z.strictObject({ status: caseState, ...page }),
    output: z.array(dispute),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'disputes.resolve': defineCall({
    summary: 'Decide a dispute',
    who: 'moderator',
    input: z.strictObject(decided(DISPUTE_DECISIONS)),
    output: dispute,
    errors: [
      'forbidden',
      'not_found',
      'dispute_resolved',
      'order_frozen',
      'event_not_started',
      'event_cancelled',
    ],
  }),
};
