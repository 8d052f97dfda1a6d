import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { fromBase64, toBase64, toBase64url } from './base64.js';
import { hmacSha256, hmacSha512, sameBytes, sha256Of } from './digests.js';
import { hashToken, sameSecret } from './secrets.js';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const TEXTS = ['', 'abc', 'Ɛyɛ ₵1,200 💻', 'x'.repeat(10_000)];

it('hashes as specified by FIPS 180-2 and RFC 4231', () => {
  expect(hex(sha256Of('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const [key, data] = [Buffer.from('Jefe'), 'what do ya want for nothing?'];
  expect(hex(hmacSha256(key, data))).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  expect(hex(hmacSha512(key, data))).toBe(
    '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
  );
});

it.each(TEXTS)('hashes and encodes as Node does: %#', (text) => {
  const bytes = Buffer.from(text);
  expect(hex(sha256Of(text))).toBe(createHash('sha256').update(text).digest('hex'));
  expect(hex(sha256Of(bytes))).toBe(createHash('sha256').update(text).digest('hex'));
  const key = createHash('sha256').update(`key ${text}`).digest();
  expect(hex(hmacSha256(key, text))).toBe(createHmac('sha256', key).update(text).digest('hex'));
  expect(hex(hmacSha512(key, text))).toBe(createHmac('sha512', key).update(text).digest('hex'));
  expect(toBase64(bytes)).toBe(bytes.toString('base64'));
  expect(toBase64url(bytes)).toBe(bytes.toString('base64url'));
  expect(hex(fromBase64(bytes.toString('base64')))).toBe(hex(bytes));
  expect(hex(fromBase64(bytes.toString('base64url')))).toBe(hex(bytes));
});

it('refuses invalid base64', () => {
  expect(() => fromBase64('a')).toThrow();
  expect(() => fromBase64('ab*d')).toThrow();
});

it('treats only identical bytes as equal', () => {
  expect(sameBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true);
  expect(sameBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false);
  expect(sameBytes(Uint8Array.of(1, 2), Uint8Array.of(3, 2))).toBe(false);
  expect(sameBytes(Uint8Array.of(1, 2), Uint8Array.of(1))).toBe(false);
  expect([sameSecret('a', 'a'), sameSecret('a', 'b'), sameSecret('', 'a')]).toEqual([true, false, false]);
});

it('produces the hashes of tokens that are already stored', () => {
  expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});
