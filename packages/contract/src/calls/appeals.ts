import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { appeal, takedown } from '../entities/appeal.js';
import { PAGE_MAX } from '../limits.js';
import { id, line, text, wholeNumber } from '../schema.js';
import { APPEAL_DECISIONS, APPEAL_MAX, DECISION_NOTE_MAX } from '../trust.js';

export const appeals = {
  'appeals.get': defineCall({
    summary: 'Why one’s own listing was taken away, and what became of the appeal',
    who: 'member',
    input: z.strictObject({ id }),
    output: takedown,
    errors: ['not_found'],
  }),
  'appeals.create': defineCall({
    summary: 'Appeal against a moderator’s decision that took one’s own listing away, once',
    who: 'member',
    creates: true,
    input: z.strictObject({ id, text: text(APPEAL_MAX) }),
    output: takedown,
    errors: ['not_found', 'already_appealed', 'nothing_to_appeal'],
  }),
  'appeals.list': defineCall({
    summary: 'Appeals: those that wait, oldest first, or decided ones, newest first',
    who: 'moderator',
    input: z.strictObject({
      state: z.optional(z.enum(['open', 'resolved'])),
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, PAGE_MAX)),
    }),
    output: z.array(appeal),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'appeals.resolve': defineCall({
    summary: 'Decide an appeal: the listing comes back, or the decision stands',
    who: 'moderator',
    input: z.strictObject({
      id,
      decision: z.enum(APPEAL_DECISIONS),
      /** Why; its poster reads it. */
      note: text(DECISION_NOTE_MAX),
    }),
    output: appeal,
    errors: ['forbidden', 'own_decision', 'not_found', 'already_resolved'],
  }),
};
