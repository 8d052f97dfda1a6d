import { campus } from '@campushive/campus-ghana';
import { campusWords, fillMessages } from '@campushive/contract/campus';
import { ERROR_STATUS, FIELD_CODES, wordFieldError, type FieldCode } from '@campushive/contract';
import { expect, it } from 'vitest';
import { messages as spanish } from './kernel.messages.es.js';
import { messages as french } from './kernel.messages.fr.js';
import { messages as english } from './kernel.messages.js';

/** Said by `sessionEnded`, `tooOften` and the screens themselves. */
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
])('says every refusal of the contract in %s', (_language, { refusals }) => {
  const codes = Object.keys(ERROR_STATUS).filter((code) => !SAID_OTHERWISE.includes(code));
  expect(Object.keys(refusals ?? {}).sort()).toEqual(codes.sort());
  const other = refusals === french.refusals ? spanish : french;
  for (const [code, text] of Object.entries(refusals ?? {})) {
    expect(text.trim(), code).not.toBe('');
    expect(Object.values(other.refusals ?? {}), code).not.toContain(text);
  }
});

const isFieldCode = (code: string): code is FieldCode => code in FIELD_CODES;
const CODES = Object.keys(FIELD_CODES).filter(isFieldCode);

it('words every field code in three languages, with the numbers that it carries', () => {
  expect(CODES.length).toBeGreaterThan(60);
  for (const code of CODES) {
    const params = Object.fromEntries(
      // Where a screen leads is not worded.
      FIELD_CODES[code].filter((name) => name !== 'listing').map((name, index) => [name, 4321 + index]),
    );
    const words = [english, french, spanish].map(({ fields }, index) =>
      wordFieldError(
        fillMessages(fields, campusWords(campus, 'en')),
        { code, params },
        ['en', 'fr', 'es'][index] ?? 'en',
      ),
    );
    expect(new Set(words).size, code).toBe(3);
    for (const text of words) {
      expect(text, code).not.toMatch(/[{}]|undefined/);
      for (const value of Object.values(params))
        expect(text.replace(/\D/g, ''), code).toContain(String(value));
    }
  }
});

it('leaves refusals in English to the server', () => {
  expect(english.refusals).toBeUndefined();
});
