import { expect, it } from 'vitest';
import { randomId } from '../random-id.js';
import { idTailOf, shortCodeOf } from './short-code.js';

const ID = '01934c00-0000-7000-8000-';

it('decodes the short codes of 1,000 random ids to their tails', () => {
  for (let n = 0; n < 1_000; n += 1) {
    const id = randomId();
    const code = shortCodeOf(id);
    expect(code).toMatch(/^[0-9a-z]{1,10}$/);
    expect(idTailOf(code)).toBe(id.slice(-12));
  }
});

it.each([
  ['000000000000', '0'],
  ['000000000024', '10'],
  ['ffffffffffff', '2rrvthnxtr'],
])('encodes the tail %s as %s', (tail, code) => {
  expect(shortCodeOf(ID + tail)).toBe(code);
  expect(idTailOf(code)).toBe(tail);
});

it('ignores the case of letters', () => {
  expect(shortCodeOf(`${ID}FFFFFFFFFFFF`)).toBe('2rrvthnxtr');
  expect(idTailOf('2RRVthnxTR')).toBe('ffffffffffff');
});

it.each([
  '',
  ' ',
  '01',
  '00',
  '-1',
  '1.5',
  'a b',
  'a/b',
  '1e3é',
  '%61',
  '2rrvthnxts',
  'zzzzzzzzzz',
  '12345678901',
  '١',
])('returns undefined for %j', (code) => {
  expect(idTailOf(code)).toBeUndefined();
});

// The Kelvin sign becomes "k" in lower case.
it('returns undefined for a letter outside ASCII', () => {
  expect(idTailOf('\u212A1')).toBeUndefined();
});

it.each(['', 'abc', '01934c00-0000-7000-8000-00000000000g'])(
  'throws a RangeError for %j, which is not an id',
  (id) => {
    expect(() => shortCodeOf(id)).toThrow(RangeError);
  },
);
