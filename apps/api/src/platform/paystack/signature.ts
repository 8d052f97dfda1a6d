import { hexOf } from '@campushive/contract/rules/voucher-format';
import { hmacSha512 } from '@campushive/domain/platform/digests';
import { sameSecret } from '@campushive/domain/platform/secrets';

/** Paystack's scheme: lower-case hex HMAC-SHA512 of the raw body under the secret key, in `x-paystack-signature`. */
export const signatureOf = (rawBody: Uint8Array, secretKey: string): string =>
  hexOf(hmacSha512(new TextEncoder().encode(secretKey), rawBody));

/** Returns true if Paystack signed these bytes; takes the same time whatever the answer. */
export const isSigned = (rawBody: Uint8Array, signature: unknown, secretKey: string): boolean =>
  sameSecret(typeof signature === 'string' ? signature : '', signatureOf(rawBody, secretKey));
