import { campus } from '@campushive/campus-ghana';
import { campusWords, fillMessages } from '@campushive/contract/campus';
import { FIELD_CODES, fieldTexts, wordFieldError, type FieldCode } from '@campushive/contract';
import { expect, it } from 'vitest';
import { messages as spanish } from './field-texts.messages.es.js';
import { messages as french } from './field-texts.messages.fr.js';

const isFieldCode = (code: string): code is FieldCode => code in FIELD_CODES;
const CODES = Object.keys(FIELD_CODES).filter(isFieldCode);

it('has a text in three languages for every field code, with its parameters', () => {
  expect(CODES.length).toBeGreaterThan(60);
  for (const code of CODES) {
    const params = Object.fromEntries(
      // Skips `listing` and `opens`: a destination has no text, and the check-in screen words the time.
      FIELD_CODES[code]
        .filter((name) => name !== 'listing' && name !== 'opens')
        .map((name, index) => [name, 4321 + index]),
    );
    const words = [fieldTexts, french, spanish].map((texts, index) =>
      wordFieldError(
        fillMessages(texts, campusWords(campus, 'en')),
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
