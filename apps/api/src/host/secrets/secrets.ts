import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Random, Secrets } from '@campushive/domain/platform/ports/secrets';
import { systemRandom } from './random.js';
import { createSigningKey } from './signing-keys.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Crockford's base 32. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function createSecrets(secret: string, random: Random = systemRandom): Secrets {
  const hmac = (purpose: string, value: string) => createHmac('sha256', secret).update(`${purpose}:${value}`);
  const keyed = (purpose: string, value: string) => hmac(purpose, value).digest('base64url');
  return {
    keyed,
    signingKey: (purpose) => createSigningKey({ keyed }, purpose),
    token: () => Buffer.from(random.bytes(32)).toString('base64url'),
    digits: (length) => Array.from({ length }, () => random.below(10)).join(''),
    code: (length) => Array.from({ length }, () => READABLE[random.below(READABLE.length)]).join(''),
    seal(purpose, value) {
      const iv = Buffer.from(random.bytes(IV_BYTES));
      const cipher = createCipheriv(CIPHER, hmac('seal', purpose).digest(), iv);
      const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    unseal(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, hmac('seal', purpose).digest(), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    // Few digits of 256 bits, so that each is practically equally likely.
    digitsOf: (purpose, value, length) =>
      (BigInt(`0x${hmac(purpose, value).digest('hex')}`) % 10n ** BigInt(length))
        .toString()
        .padStart(length, '0'),
  };
}
