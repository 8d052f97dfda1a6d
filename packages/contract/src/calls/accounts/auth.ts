import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { deviceSession, stepUp } from '../../entities/accounts/session.js';
import { user } from '../../entities/accounts/user.js';
import { MAX_PASSWORD, PASSWORD_MIN } from '../../limits.js';
import { email, emailOr, id, line, otpCode, personName, secret } from '../../schema.js';
import type { FieldCode } from '../../fields/field-codes.js';
import { wrong } from '../../fields/field-errors.js';

/** Schema of a new password. The server also rejects the most common ones. */
export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, wrong('password_too_short')),
    z.maxLength(MAX_PASSWORD, wrong('password_too_long')),
    z.regex(/[a-z]/, wrong('password_needs_lowercase')),
    z.regex(/[A-Z]/, wrong('password_needs_uppercase')),
    z.regex(/\d/, wrong('password_needs_number')),
  );

/**
 * A secret of the registering page, e.g. a random UUID. A registration with a secret can be confirmed only with it, so that a registration
 * of the same address by someone else never becomes this page's account, or the reverse.
 */
const attempt = z.optional(z.string().check(z.regex(/^[\w-]{16,100}$/, wrong('invalid_attempt'))));

/** Error code for a link from an email with a missing part. Students do not type these fields. */
const MISSING = 'reset_link_incomplete' satisfies FieldCode;

/** A challenge of altcha-lib. Its `signature` covers `parameters`, so both go back unchanged with the solution. */
const proofOfWorkChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    /** Iterations of one guess. */
    cost: z.int(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});

/** A new session. */
export const openedSession = z.object({ token: z.string(), user });
const nothing = z.strictObject({});

/** Calls for registration, log-in, passwords, identity checks, sessions and the yearly student verification. */
export const auth = {
  'auth.register': defineCall({
    summary: 'Start registration',
    who: 'anyone',
    input: z
      .strictObject({
        name: z.optional(personName),
        /** Alias of `name`. */
        fullName: z.optional(personName),
        email,
        password: newPassword,
        /** Full name or id of a university, which must own the address's domain. */
        university: z.optional(line(100)),
        /** Code of the ambassador whose link led here. An unknown one is ignored. */
        by: z.optional(line(20)),
        attempt,
      })
      .check(
        z.refine((input) => input.name !== undefined || input.fullName !== undefined, {
          path: ['name'],
          error: 'required',
        }),
      ),
    output: z.object({ email: z.string() }),
    errors: ['university_not_open', 'resend_too_soon', 'proof_of_work_required'],
  }),
  'auth.verifyOtp': defineCall({
    summary: 'Verify the address',
    who: 'anyone',
    input: z.strictObject({ email, otp: otpCode, attempt }),
    output: openedSession,
    errors: ['otp_invalid', 'otp_expired', 'otp_attempts_exceeded'],
  }),
  'auth.resendOtp': defineCall({
    summary: 'Resend the code',
    who: 'anyone',
    input: z.strictObject({ email, attempt }),
    errors: ['resend_too_soon', 'proof_of_work_required'],
  }),
  'auth.challenge': defineCall({
    summary: 'Get a proof-of-work challenge',
    who: 'anyone',
    input: nothing,
    output: proofOfWorkChallenge,
    errors: [],
  }),
  'auth.login': defineCall({
    summary: 'Log in',
    who: 'anyone',
    input: z.strictObject({
      email,
      password: secret(MAX_PASSWORD),
      /** Extends the session from 24 hours to 30 days without use. */
      rememberMe: z.optional(z.boolean()),
      /** Transfers an unconfirmed registration to this page. */
      attempt,
    }),
    output: openedSession,
    errors: ['invalid_credentials', 'email_unverified', 'account_suspended', 'too_many_attempts'],
  }),
  'auth.logout': defineCall({
    summary: 'Log out',
    who: 'member',
    input: nothing,
    errors: [],
  }),
  'auth.me': defineCall({
    summary: 'Get the current user',
    who: 'member',
    input: nothing,
    output: user,
    errors: [],
  }),
  'auth.forgotPassword': defineCall({
    summary: 'Send a reset link',
    who: 'anyone',
    input: z.strictObject({ email }),
    /** Whether the server also sends codes by text message, to accounts with a proven number. */
    output: z.object({ textMessages: z.boolean() }),
    errors: ['proof_of_work_required'],
  }),
  'auth.textRecoveryCode': defineCall({
    summary: 'Text a code for a forgotten password',
    who: 'anyone',
    input: z.strictObject({ email }),
    errors: ['proof_of_work_required', 'unavailable'],
  }),
  'auth.proveRecoveryCode': defineCall({
    summary: 'Exchange a texted code for a reset link',
    who: 'anyone',
    input: z.strictObject({ email, otp: otpCode }),
    /** Input of `auth.resetPassword`, which sets a new password. */
    output: z.object({ email: z.string(), token: z.string() }),
    errors: ['otp_invalid', 'otp_attempts_exceeded', 'unavailable'],
  }),
  'auth.resetPassword': defineCall({
    summary: 'Reset the password',
    who: 'anyone',
    input: z.strictObject({ email: emailOr(MISSING), token: secret(200, MISSING), newPassword }),
    errors: ['reset_link_invalid'],
  }),
  'auth.denySignIn': defineCall({
    summary: 'Report a log-in that was not yours',
    who: 'anyone',
    input: z.strictObject({ token: secret(200, MISSING) }),
    /** Input of `auth.resetPassword`, which sets a new password. */
    output: z.object({ email: z.string(), token: z.string() }),
    errors: ['reset_link_invalid'],
  }),
  'auth.stepUp': defineCall({
    summary: 'Confirm your identity',
    who: 'member',
    input: z.strictObject({ password: secret(MAX_PASSWORD) }),
    output: stepUp,
    errors: ['password_wrong', 'too_many_attempts'],
  }),
  'auth.changePassword': defineCall({
    summary: 'Change the password',
    who: 'member',
    stepUp: true,
    input: z.strictObject({ currentPassword: secret(MAX_PASSWORD), newPassword }),
    errors: ['password_wrong', 'too_many_attempts'],
  }),
  'auth.sessions': defineCall({
    summary: 'List your sessions',
    who: 'member',
    input: nothing,
    output: z.array(deviceSession),
    answers: 'counted',
    errors: [],
  }),
  'auth.endSession': defineCall({
    summary: 'End a session',
    who: 'member',
    input: z.strictObject({ id }),
    errors: ['not_found'],
  }),
  'auth.sendStudentCode': defineCall({
    summary: 'Send a code for the yearly renewal',
    who: 'member',
    input: nothing,
    output: z.object({ email: z.string() }),
    // `forbidden`: the account's address is not a student mailbox.
    errors: ['resend_too_soon', 'forbidden'],
  }),
  'auth.proveStudent': defineCall({
    summary: 'Renew student verification',
    who: 'member',
    input: z.strictObject({ otp: otpCode }),
    output: user,
    errors: ['otp_invalid', 'otp_expired', 'otp_attempts_exceeded'],
  }),
};
