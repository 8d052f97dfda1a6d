import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { credit, givenCredit } from '../entities/credit.js';
import { MAX_DECISION_NOTE } from '../moderation.js';
import { id, requiredPrice, text } from '../schema.js';
import { page } from './queue.js';

/** Credits: money that the campus gives to students from its own funds. */
export const credits = {
  'credits.list': defineCall({
    summary: 'What the campus gave me, newest first',
    who: 'member',
    input: z.strictObject(page),
    output: z.array(credit),
    answers: 'page',
    errors: [],
  }),
  'credits.ofStudent': defineCall({
    summary: 'What a student was given, by whom and why, newest first',
    who: 'admin',
    input: z.strictObject({ id, ...page }),
    output: z.array(givenCredit),
    answers: 'page',
    errors: ['forbidden', 'not_found'],
  }),
  'credits.give': defineCall({
    summary:
      'Give a student money of the campus: it goes out with their next payout, and they read why. Within what the campus lets an admin give at once, and in 24 hours',
    who: 'admin',
    stepUp: true,
    creates: true,
    input: z.strictObject({ id, amount: requiredPrice, reason: text(MAX_DECISION_NOTE) }),
    output: givenCredit,
    errors: ['forbidden', 'not_found'],
  }),
  'credits.withdraw': defineCall({
    summary: 'Take back a credit that no payout carries yet; the student reads why',
    who: 'admin',
    stepUp: true,
    input: z.strictObject({ id, reason: text(MAX_DECISION_NOTE) }),
    output: givenCredit,
    errors: ['forbidden', 'not_found', 'credit_not_waiting'],
  }),
};
