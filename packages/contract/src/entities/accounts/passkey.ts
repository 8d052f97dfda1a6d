import * as z from 'zod/mini';
import { instant } from '../../schema.js';

/** A passkey of the viewer: a key on a device or in a password manager that signs in without the password. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** True when a password manager copies the passkey to other devices. */
  synced: z.boolean(),
  createdAt: instant,
  /** Null before the first use. */
  lastUsedAt: z.nullable(instant),
});
/** A passkey of the viewer, as the settings list it. */
export type Passkey = z.infer<typeof passkey>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});
const verification = z.enum(['required', 'preferred', 'discouraged']);

/** Options of `navigator.credentials.create`, in WebAuthn's JSON form. */
export const passkeyCreation = z.object({
  /** Sent back with the device's response. The challenge is valid for that one use. */
  attempt: z.string(),
  options: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    timeout: z.number(),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: verification,
    }),
    attestation: z.literal('none'),
  }),
});
/** Options for adding a passkey, as `passkeys.begin` returns them (WebAuthn's `PublicKeyCredentialCreationOptionsJSON`). */
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** Options of `navigator.credentials.get`, in WebAuthn's JSON form. */
export const passkeyRequest = z.object({
  /** Sent back with the device's response. The challenge is valid for that one use. */
  attempt: z.string(),
  options: z.object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.number(),
    userVerification: verification,
    /** Empty where any passkey of this site is accepted. */
    allowCredentials: z.array(descriptor),
  }),
});
/** Options for using a passkey, for a log-in or an identity check (WebAuthn's `PublicKeyCredentialRequestOptionsJSON`). */
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
