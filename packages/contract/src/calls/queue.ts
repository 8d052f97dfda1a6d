import * as z from 'zod/mini';
import { MAX_PAGE } from '../limits.js';
import { id, line, text, wholeNumber } from '../schema.js';
import { MAX_DECISION_NOTE } from '../moderation.js';

/** What moderators' queues have in common. */

/** What waits, or what is decided. */
export const CASE_STATES = ['open', 'resolved'] as const;
export const caseState = z.optional(z.enum(CASE_STATES));

export const page = { cursor: z.optional(line(500)), limit: z.optional(wholeNumber(1, MAX_PAGE)) };

/** One of the decisions, and why: those whom it concerns read it. */
export const decided = <const D extends readonly [string, ...string[]]>(decisions: D) => ({
  id,
  decision: z.enum(decisions),
  note: text(MAX_DECISION_NOTE),
});
