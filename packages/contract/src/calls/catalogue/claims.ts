import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { acceptedClaim, claim } from '../../entities/catalogue/claim.js';
import { secret } from '../../schema.js';

const byToken = z.strictObject({ token: secret(200) });

/** Calls about listings that the operator imported, behind the mailed link of their seller. */
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
};
