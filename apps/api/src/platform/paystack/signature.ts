import { createHmac, timingSafeEqual } from 'node:crypto';

/** Paystack's scheme: lower-case hex HMAC-SHA512 of the raw body under the secret key, in `x-paystack-signature`. */
export function signatureOf(rawBody: Buffer, secretKey: string): string {
  return createHmac('sha512', secretKey).update(rawBody).digest('hex');
}

/** Whether Paystack signed these bytes; takes the same time whatever the answer. */
export function isSigned(rawBody: Buffer, signature: unknown, secretKey: string): boolean {
  const expected = Buffer.from(signatureOf(rawBody, secretKey));
  const given = Buffer.from(typeof signature === 'string' ? signature : '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
