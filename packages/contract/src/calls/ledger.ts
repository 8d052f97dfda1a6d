import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { ledgerCase, ledgerSummary } from '../entities/ledger.js';
import { MAX_DECISION_NOTE } from '../moderation.js';
import { id, text } from '../schema.js';
import { caseState, page } from './queue.js';

export const ledger = {
  'ledger.get': defineCall({
    summary: 'What the books hold and owe, and whether the payment provider agrees',
    who: 'moderator',
    input: z.strictObject({}),
    output: ledgerSummary,
    errors: ['forbidden'],
  }),
  'ledger.cases': defineCall({
    summary:
      'Where the books and the payment provider disagree: what is open, or what was closed; newest first',
    who: 'moderator',
    input: z.strictObject({ status: caseState, ...page }),
    output: z.array(ledgerCase),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'ledger.close': defineCall({
    summary: 'A moderator closes a difference, and says what it was',
    who: 'moderator',
    input: z.strictObject({ id, note: text(MAX_DECISION_NOTE) }),
    output: ledgerCase,
    errors: ['forbidden', 'not_found', 'already_resolved'],
  }),
};
