import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

const bytesOf = (data: string | Uint8Array): Uint8Array =>
  typeof data === 'string' ? new TextEncoder().encode(data) : data;

/** Returns the SHA-256 of a text's UTF-8, or of bytes. */
export const sha256Of = (data: string | Uint8Array): Uint8Array => sha256(bytesOf(data));

/** Returns the HMAC-SHA256 of a text's UTF-8, or of bytes. */
export const hmacSha256 = (key: Uint8Array, data: string | Uint8Array): Uint8Array =>
  hmac(sha256, key, bytesOf(data));

/** Returns the HMAC-SHA512 of a text's UTF-8, or of bytes. */
export const hmacSha512 = (key: Uint8Array, data: string | Uint8Array): Uint8Array =>
  hmac(sha512, key, bytesOf(data));

/** Returns true if two digests are equal, without telling by the time it takes how much was. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}
