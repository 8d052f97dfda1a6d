import { gcm } from '@noble/ciphers/aes.js';
import { ed25519 } from '@noble/curves/ed25519.js';
import { fromBase64, toBase64url } from '@campushive/domain/platform/base64';
import { hmacSha256 } from '@campushive/domain/platform/digests';
import type { Secrets } from '@campushive/domain/platform/ports/secrets';

/** Key of a campus that ends with its page: it protects nothing. */
const KEY = new TextEncoder().encode('in this page only');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Crockford's base 32. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const below = (limit: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % limit;
const keyed = (purpose: string, value: string) => hmacSha256(KEY, `${purpose}:${value}`);

/** Chance and keyed hashes by the means of a page. */
export function createPageSecrets(): Secrets {
  return {
    token: () => toBase64url(bytes(32)),
    digits: (length) => Array.from({ length }, () => below(10)).join(''),
    code: (length) => Array.from({ length }, () => READABLE[below(READABLE.length)]).join(''),
    keyed: (purpose, value) => toBase64url(keyed(purpose, value)),
    digitsOf(purpose, value, length) {
      const number = keyed(purpose, value).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
      return (number % 10n ** BigInt(length)).toString().padStart(length, '0');
    },
    seal(purpose, value) {
      const nonce = bytes(NONCE_BYTES);
      const sealed = gcm(keyed('seal', purpose), nonce).encrypt(new TextEncoder().encode(value));
      return toBase64url(Uint8Array.from([...nonce, ...sealed]));
    },
    unseal(purpose, sealed) {
      const all = fromBase64(sealed);
      if (all.length < NONCE_BYTES + TAG_BYTES) return undefined;
      try {
        const text = gcm(keyed('seal', purpose), all.slice(0, NONCE_BYTES)).decrypt(all.slice(NONCE_BYTES));
        return new TextDecoder().decode(text);
      } catch {
        return undefined;
      }
    },
    signingKey(purpose) {
      const secret = keyed(purpose, 'ed25519');
      const publicKey = ed25519.getPublicKey(secret);
      return {
        publicKey: toBase64url(publicKey),
        sign: (body) => ed25519.sign(body, secret),
        verifies: (body, signature) => ed25519.verify(signature, body, publicKey),
      };
    },
  };
}
