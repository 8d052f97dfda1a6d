import { ERROR_STATUS } from '@campushive/contract';
import { expect, it } from 'vitest';
import { messages as spanish } from './kernel.messages.es.js';
import { messages as french } from './kernel.messages.fr.js';
import { messages as english } from './kernel.messages.js';

/** Codes that `sessionEnded`, `tooOften` or the screens word. */
const SAID_OTHERWISE = [
  'unauthenticated',
  'session_expired',
  'rate_limited',
  'internal',
  'validation_failed',
];

it.each([
  ['French', french],
  ['Spanish', spanish],
])('has a distinct text in %s for every refusal of the contract', (_language, { refusals }) => {
  const codes = Object.keys(ERROR_STATUS).filter((code) => !SAID_OTHERWISE.includes(code));
  expect(Object.keys(refusals ?? {}).sort()).toEqual(codes.sort());
  const other = refusals === french.refusals ? spanish : french;
  for (const [code, text] of Object.entries(refusals ?? {})) {
    expect(text.trim(), code).not.toBe('');
    expect(Object.values(other.refusals ?? {}), code).not.toContain(text);
  }
});

it('has no English texts for refusals, because the server sends them', () => {
  expect(english.refusals).toBeUndefined();
});
