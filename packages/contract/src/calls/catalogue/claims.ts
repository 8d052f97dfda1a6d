import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { acceptedClaim, claim } from '../../entities/catalogue/claim.js';
import { importRun } from '../../entities/catalogue/import-run.js';
import { MAX_DECISION_NOTE } from '../../moderation.js';
import { id, secret, text } from '../../schema.js';

const byToken = z.strictObject({ token: secret(200) });

/** Calls about listings that the operator imported: for their sellers, behind a link, and for the operator. */
export const claims = {
  'claims.get': defineCall({
    summary: 'Get imported listings',
    who: 'anyone-or-member',
    input: byToken,
    output: claim,
    errors: ['not_found'],
  }),
  'claims.accept': defineCall({
    summary: 'Publish imported listings',
    who: 'member',
    input: byToken,
    output: acceptedClaim,
    errors: ['not_found', 'forbidden', 'illegal_transition'],
  }),
  'claims.runs': defineCall({
    summary: 'List imports',
    who: 'admin',
    input: z.strictObject({}),
    output: z.array(importRun),
    answers: 'counted',
    errors: ['forbidden'],
  }),
  'claims.revokeRun': defineCall({
    summary: 'End the links of an import',
    who: 'admin',
    input: z.strictObject({ id, reason: text(MAX_DECISION_NOTE) }),
    output: z.object({ deletedCount: z.int() }),
    errors: ['forbidden', 'not_found'],
  }),
};
