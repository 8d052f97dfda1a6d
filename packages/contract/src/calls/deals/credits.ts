import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { credit, givenCredit } from '../../entities/deals/credit.js';
import { MAX_DECISION_NOTE } from '../../moderation.js';
import { id, requiredPrice, text } from '../../schema.js';
import { page } from '../trust/queue.js';

/** Credits: money that the campus gives to students from its own funds. */
export const credits = {
  'credits.list': defineCall({
    summary: 'List your credits',
    who: 'member',
    input: z.strictObject(page),
    output: z.array(credit),
    answers: 'page',
    errors: [],
  }),
  'credits.ofStudent': defineCall({
    summary: 'List the credits of a student',
    who: 'admin',
    input: z.strictObject({ id, ...page }),
    output: z.array(givenCredit),
    answers: 'page',
    errors: ['forbidden', 'not_found'],
  }),
  'credits.give': defineCall({
    summary: 'Give a credit',
    who: 'admin',
    stepUp: true,
    creates: true,
    input: z.strictObject({ id, amount: requiredPrice, reason: text(MAX_DECISION_NOTE) }),
    output: givenCredit,
    errors: ['forbidden', 'not_found'],
  }),
  'credits.withdraw': defineCall({
    summary: 'Withdraw a credit',
    who: 'admin',
    stepUp: true,
    input: z.strictObject({ id, reason: text(MAX_DECISION_NOTE) }),
    output: givenCredit,
    errors: ['forbidden', 'not_found', 'credit_not_waiting'],
  }),
};
