import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { CHARGEBACK_ANSWERS } from '../../deals/chargebacks.js';
import { chargeback } from '../../entities/deals/chargeback.js';
import { caseState, decided, page } from '../trust/queue.js';

/** Calls of moderators about payments that a bank reclaims. */
export const chargebacks = {
  'chargebacks.list': defineCall({
    summary: 'List chargebacks',
    who: 'moderator',
    input: z.strictObject({ status: caseState, ...page }),
    output: z.array(chargeback),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'chargebacks.answer': defineCall({
    summary: 'Answer a chargeback',
    who: 'moderator',
    input: z.strictObject(decided(CHARGEBACK_ANSWERS)),
    output: chargeback,
    errors: ['forbidden', 'not_found', 'chargeback_answered'],
  }),
};
