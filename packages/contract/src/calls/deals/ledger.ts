import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { ledgerCase, ledgerSummary } from '../../entities/deals/ledger.js';
import { MAX_DECISION_NOTE } from '../../moderation.js';
import { id, text } from '../../schema.js';
import { caseState, page } from '../trust/queue.js';

/** Calls of moderators about the ledger's balances and its differences from the provider. */
export const ledger = {
  'ledger.get': defineCall({
    summary: 'Get the ledger summary',
    who: 'moderator',
    input: z.strictObject({}),
    output: ledgerSummary,
    errors: ['forbidden'],
  }),
  'ledger.cases': defineCall({
    summary: 'List differences of the books',
    who: 'moderator',
    input: z.strictObject({ status: caseState, ...page }),
    output: z.array(ledgerCase),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'ledger.close': defineCall({
    summary: 'Close a difference',
    who: 'moderator',
    input: z.strictObject({ id, note: text(MAX_DECISION_NOTE) }),
    output: ledgerCase,
    errors: ['forbidden', 'not_found', 'already_resolved'],
  }),
};
