import * as z from 'zod/mini';
import { MAX_PAGE } from '../../limits.js';
import { id, line, text, wholeNumber } from '../../schema.js';
import { MAX_DECISION_NOTE } from '../../moderation.js';

// Parts that all moderation queues share.

/** States of a case: waiting for a decision, or decided. */
const CASE_STATES = ['open', 'resolved'] as const;
/** The state of cases that a moderation queue lists. Default: `open`. */
export const caseState = z.optional(z.enum(CASE_STATES));

/** Fields of a request for a page: the `nextCursor` of the previous one, and the maximum number of entries. Default: `PAGE_DEFAULT`. */
export const page = { cursor: z.optional(line(500)), limit: z.optional(wholeNumber(1, MAX_PAGE)) };

/** Builds the input of a decision on a case. The people concerned can read `note`. */
export const decided = <const D extends readonly [string, ...string[]]>(decisions: D) => ({
  id,
  decision: z.enum(decisions),
  note: text(MAX_DECISION_NOTE),
});
