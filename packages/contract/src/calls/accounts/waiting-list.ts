import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { email, otpCode, secret } from '../../schema.js';

/** Calls of the waiting list of universities that are not open yet. */
export const waitingList = {
  'waitingList.join': defineCall({
    summary: 'Join the waiting list',
    who: 'anyone',
    input: z.strictObject({ email }),
    output: z.object({ universityId: z.string() }),
    errors: ['university_open', 'proof_of_work_required', 'resend_too_soon'],
  }),
  'waitingList.confirm': defineCall({
    summary: 'Confirm an address of the waiting list',
    who: 'anyone',
    input: z.strictObject({ email, otp: otpCode }),
    output: z.object({
      universityId: z.string(),
      waitingCount: z.nullable(z.int()),
      leaveToken: z.string(),
    }),
    errors: ['otp_invalid', 'otp_expired', 'otp_attempts_exceeded'],
  }),
  'waitingList.leave': defineCall({
    summary: 'Leave the waiting list',
    who: 'anyone',
    input: z.strictObject({ token: secret(200) }),
    errors: ['not_found'],
  }),
};
