import * as z from 'zod/mini';
import { PAGE_MAX } from '../limits.js';
import { id, line, text, wholeNumber } from '../schema.js';
import { DECISION_NOTE_MAX } from '../moderation.js';

/** What moderators' queues have in common. */

/** What waits, or what is decided. */
export const CASE_STATES = ['open', 'resolved'] as const;
export const caseState = z.optional(z.enum(CASE_STATES));

export const page = { cursor: z.optional(line(500)), limit: z.optional(wholeNumber(1, PAGE_MAX)) };

/** One of the decisions, and why: those whom it concerns read it. */
export const decided = <const D extends readonly [string, ...string[]]>(decisions: D) => ({
  id,
  decision: z.enum(decisions),
  note: text(DECISION_NOTE_MAX),
});
