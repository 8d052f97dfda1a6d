import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { wrong } from '../../fields/field-errors.js';
import { passkey, passkeyCreation, passkeyRequest } from '../../entities/accounts/passkey.js';
import { stepUp } from '../../entities/accounts/session.js';
import { MAX_PASSKEY_NAME } from '../../limits.js';
import { id, line } from '../../schema.js';
import { openedSession } from './auth.js';

const nothing = z.strictObject({});

/** Bytes in URL-safe base64, as in WebAuthn. */
const bytes = (max: number) =>
  z.string().check(
    z.minLength(1, wrong('required')),
    z.maxLength(max, wrong('too_long')),
    // Accepts base64url characters only. Decoders skip other characters, so two texts could decode to the same bytes.
    z.regex(/^[\w-]+$/, wrong('invalid')),
  );

const attempt = bytes(100);
const name = line(MAX_PASSKEY_NAME);
const clientDataJSON = bytes(4_000);

/** A device's response to creating a passkey: part of WebAuthn's `AuthenticatorAttestationResponse`. */
const created = z.strictObject({
  id: bytes(1_400),
  clientDataJSON,
  attestationObject: bytes(20_000),
  transports: z.optional(
    z
      .array(z.string().check(z.regex(/^[a-z-]{1,20}$/, wrong('invalid'))))
      .check(z.maxLength(8, wrong('too_many'))),
  ),
});

/** A device's response to using a passkey: part of WebAuthn's `AuthenticatorAssertionResponse`. */
const used = z.strictObject({
  id: bytes(1_400),
  clientDataJSON,
  authenticatorData: bytes(2_000),
  signature: bytes(2_000),
  userHandle: z.optional(bytes(100)),
});
/** A device's response to creating a passkey, with its bytes in base64url. */
export type CreatedPasskey = z.infer<typeof created>;
/** A device's response to using a passkey, with its bytes in base64url. */
export type UsedPasskey = z.infer<typeof used>;

/** Calls about passkeys: managing them, logging in, and identity checks. */
export const passkeys = {
  'passkeys.list': defineCall({
    summary: 'List your passkeys',
    who: 'member',
    input: nothing,
    output: z.array(passkey),
    answers: 'counted',
    errors: [],
  }),
  'passkeys.begin': defineCall({
    summary: 'Start adding a passkey',
    who: 'member',
    stepUp: true,
    input: nothing,
    output: passkeyCreation,
    errors: ['limit_reached'],
  }),
  'passkeys.create': defineCall({
    summary: 'Add a passkey',
    who: 'member',
    stepUp: true,
    creates: true,
    input: z.strictObject({ attempt, name, credential: created }),
    output: passkey,
    errors: ['passkey_refused', 'limit_reached'],
  }),
  'passkeys.rename': defineCall({
    summary: 'Rename a passkey',
    who: 'member',
    input: z.strictObject({ id, name }),
    output: passkey,
    errors: ['not_found'],
  }),
  'passkeys.remove': defineCall({
    summary: 'Delete a passkey',
    who: 'member',
    stepUp: true,
    input: z.strictObject({ id }),
    errors: ['not_found'],
  }),
  'passkeys.beginSignIn': defineCall({
    summary: 'Start a log-in with a passkey',
    who: 'anyone',
    input: nothing,
    output: passkeyRequest,
    errors: [],
  }),
  'passkeys.signIn': defineCall({
    summary: 'Log in with a passkey',
    who: 'anyone',
    input: z.strictObject({
      attempt,
      credential: used,
      /** Extends the session from 24 hours to 30 days without use. */
      rememberMe: z.optional(z.boolean()),
    }),
    output: openedSession,
    errors: ['passkey_refused'],
  }),
  'passkeys.beginStepUp': defineCall({
    summary: 'Start a confirmation with a passkey',
    who: 'member',
    input: nothing,
    output: passkeyRequest,
    errors: ['not_found'],
  }),
  'passkeys.stepUp': defineCall({
    summary: 'Confirm your identity with a passkey',
    who: 'member',
    input: z.strictObject({ attempt, credential: used }),
    output: stepUp,
    errors: ['passkey_refused'],
  }),
};
