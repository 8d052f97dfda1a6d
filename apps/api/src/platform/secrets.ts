import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { systemRandom, type Random } from './random.js';

/** Chance and keyed hashes. Nothing that these return may be logged. */
export interface Secrets {
  /** 256 random bits, base64url: sessions and reset links. */
  token(): string;
  /** `length` random decimal digits. */
  digits(length: number): string;
  /** Returns `length` decimal digits that look random and are always the same for the same `value`. */
  digitsOf(purpose: string, value: string, length: number): string;
  /** `length` random characters to read out and type in: no letter that looks like a figure. 5 bits each. */
  code(length: number): string;
  /** A keyed hash for short secrets (codes): useless to a reader of the database alone. */
  keyed(purpose: string, value: string): string;
  /** Encrypts a short text that the server has to read again, with a separate key for each purpose (AES-256-GCM). */
  seal(purpose: string, value: string): string;
  /** Reads what `seal` wrote. Undefined where it was changed, or sealed under another secret. */
  unseal(purpose: string, sealed: string): string | undefined;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Crockford's base 32. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function createSecrets(secret: string, random: Random = systemRandom): Secrets {
  const hmac = (purpose: string, value: string) => createHmac('sha256', secret).update(`${purpose}:${value}`);
  return {
    token: () => random.bytes(32).toString('base64url'),
    digits: (length) => Array.from({ length }, () => random.below(10)).join(''),
    code: (length) => Array.from({ length }, () => READABLE[random.below(READABLE.length)]).join(''),
    keyed: (purpose, value) => hmac(purpose, value).digest('base64url'),
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

/** A plain hash is enough for 256-bit tokens: there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Compares without telling by the time it takes how much was equal. */
export function sameSecret(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest();
  const right = createHash('sha256').update(b).digest();
  return timingSafeEqual(left, right);
}
