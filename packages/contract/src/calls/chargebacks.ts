import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { CHARGEBACK_ANSWERS } from '../chargebacks.js';
import { chargeback } from '../entities/chargeback.js';
import { caseState, decided, page } from './queue.js';

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
