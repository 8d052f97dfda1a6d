import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { systemRandom, type Random } from './random.js';

/** Chance and keyed hashes. Nothing that these return may be logged. */
export interface Secrets {
  /** 256 random bits, base64url: sessions and reset links. */
  token(): string;
  /** `length` random decimal digits. */
  digits(length: number): string;
  /** `length` decimal digits that look random and are the same whenever they are asked for of the same `value`. */
  digitsOf(purpose: string, value: string, length: number): string;
  /** `length` random characters to read out and type in: no letter that looks like a figure. 5 bits each. */
  code(length: number): string;
  /** A keyed hash for short secrets (codes): useless to a reader of the database alone. */
  keyed(purpose: string, value: string): string;
}

/** Crockford's base 32. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function createSecrets(secret: string, random: Random = systemRandom): Secrets {
  const hmac = (purpose: string, value: string) => createHmac('sha256', secret).update(`${purpose}:${value}`);
  return {
    token: () => random.bytes(32).toString('base64url'),
    digits: (length) => Array.from({ length }, () => random.below(10)).join(''),
    code: (length) => Array.from({ length }, () => READABLE[random.below(READABLE.length)]).join(''),
    keyed: (purpose, value) => hmac(purpose, value).digest('base64url'),
    // Of 256 bits so few digits are taken that each is as likely as any other.
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
