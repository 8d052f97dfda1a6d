import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { DISPUTE_DECISIONS } from '../disputes.js';
import { dispute } from '../entities/dispute.js';
import { PAGE_MAX } from '../limits.js';
import { id, line, text, wholeNumber } from '../schema.js';
import { DECISION_NOTE_MAX } from '../trust.js';

export const disputes = {
  'disputes.list': defineCall({
    summary: 'Complaints about sales: the open ones, or those that are decided',
    who: 'moderator',
    input: z.strictObject({
      status: z.optional(z.enum(['open', 'resolved'])),
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, PAGE_MAX)),
    }),
    output: z.array(dispute),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'disputes.resolve': defineCall({
    summary: 'A moderator decides a complaint: the money goes to the seller or back to the buyer',
    who: 'moderator',
    input: z.strictObject({ id, decision: z.enum(DISPUTE_DECISIONS), note: text(DECISION_NOTE_MAX) }),
    output: dispute,
    errors: ['forbidden', 'not_found', 'dispute_resolved'],
  }),
};
