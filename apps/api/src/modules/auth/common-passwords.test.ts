import { newPassword } from '@campushive/contract/calls/auth';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.js';

const COMMON_PASSWORDS = dictionary['passwords-common'].slice(0, 10_000);

/** The spelling that is nearest to the common one and has a capital and a small letter. */
const mixed = (word: string) => word.toLowerCase().replace(/[a-z]/, (letter) => letter.toUpperCase());

it('refuses every one of the 10,000 most common that our other rules would let pass', () => {
  expect(COMMON_PASSWORDS).toHaveLength(10_000);
  const passing = COMMON_PASSWORDS.map(mixed).filter((word) => newPassword.safeParse(word).success);
  expect(passing.length).toBeGreaterThan(300);
  expect(passing.filter((word) => !isCommonPassword(word))).toEqual([]);
});

it('refuses them in any mixture of cases', () => {
  for (const word of ['Password1', 'PASSWORd1', 'passWORD1', 'TrustNo1'])
    expect(isCommonPassword(word)).toBe(true);
});

it('refuses what only someone here would try', () => {
  for (const word of ['CampusHive2026!', 'Knust-12345', 'legonLEGON1', 'Student@UG2026', 'Kumasi.1234'])
    expect(isCommonPassword(word), word).toBe(true);
});

it('lets others pass', () => {
  for (const word of ['Kente-cloth-7', 'Password1-of-mine', 'Campus-drum-27', ''])
    expect(isCommonPassword(word)).toBe(false);
});
