import { campus as ghana } from '@campushive/campus-ghana';
import { campus as nairobi } from '@campushive/campus-nairobi';
import { newPassword } from '@campushive/contract/calls/auth';
import { dictionary } from '@zxcvbn-ts/language-common';
import { afterAll, describe, expect, it } from 'vitest';
import { serveCampus } from '../../../platform/campus.js';
import { isCommonPassword } from './common-passwords.js';

const COMMON_PASSWORDS = dictionary['passwords-common'].slice(0, 10_000);

/** The spelling that is nearest to the common one and has a capital and a small letter. */
const mixed = (word: string) => word.toLowerCase().replace(/[a-z]/, (letter) => letter.toUpperCase());

it('refuses each of the 10,000 most common passwords that the other rules accept', () => {
  expect(COMMON_PASSWORDS).toHaveLength(10_000);
  const passing = COMMON_PASSWORDS.map(mixed).filter((word) => newPassword.safeParse(word).success);
  expect(passing.length).toBeGreaterThan(300);
  expect(passing.filter((word) => !isCommonPassword(word))).toEqual([]);
});

it('refuses common passwords in any letter case', () => {
  for (const word of ['Password1', 'PASSWORd1', 'passWORD1', 'TrustNo1'])
    expect(isCommonPassword(word)).toBe(true);
});

describe.each([
  [
    'ghana',
    ghana,
    [
      'CampusHive2026!',
      'Knust-12345',
      'legonLEGON1',
      'Student@UG2026',
      'Kumasi.1234',
      'Ghana-Cedi-1',
      'Pesewa99!',
    ],
    'SokoKenya#1',
  ],
  [
    'nairobi',
    nairobi,
    [
      'Soko2026!',
      'SokoKenya#1',
      'Shilling-254',
      'Shilingi-254',
      'Strathmore.1',
      'JkuatJuja1',
      'University-of-Nairobi1',
    ],
    'Kumasi.1234',
  ],
])('the password check at the campus of %s', (_, definition, local, foreign) => {
  afterAll(() => serveCampus(ghana));

  it('refuses passwords made of local words', () => {
    serveCampus(definition);
    expect(local.filter((word) => !isCommonPassword(word))).toEqual([]);
  });

  it('accepts words of another campus', () => {
    serveCampus(definition);
    expect(isCommonPassword(foreign)).toBe(false);
  });
});

it('accepts uncommon passwords and an empty one', () => {
  for (const word of ['Kente-cloth-7', 'Password1-of-mine', 'Campus-drum-27', ''])
    expect(isCommonPassword(word)).toBe(false);
});
