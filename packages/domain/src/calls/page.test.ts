import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './page.js';

const ID = '01a202ea-fa1e-7a2e-ab5a-fd3918cdd809';

it('decodes the cursors that it encodes', () => {
  const at = new Date(0).toISOString();
  expect(decodeCursor(encodeCursor([7, ID]), ['whole', 'id'])).toEqual([7, ID]);
  expect(decodeCursor(encodeCursor(['relevance', 0.25]), ['string', 'number'])).toEqual(['relevance', 0.25]);
  expect(decodeCursor(encodeCursor([at, ID]), ['time', 'id'])).toEqual([at, ID]);
});

it.each([
  ['half of a whole number', 1.5, 'whole'],
  ['less than nothing', -1, 'whole'],
  ['more than an integer column holds', 2 ** 31, 'whole'],
  ['more than any column holds', 1e300, 'whole'],
  ['a year that the database does not know', '0000-01-01T00:00:00Z', 'time'],
  ['a year of five digits', '9999-12-31T23:59:59-14:00', 'time'],
  ['no day of any year', '2026-13-01T00:00:00Z', 'time'],
  ['a zero byte', 'Ama\0', 'string'],
  ['an id of another kind', 'cmp-1', 'id'],
] as const)('refuses a cursor with %s', (_what, value, type) => {
  expect(() => decodeCursor(encodeCursor([value]), [type])).toThrow('Not a cursor of this list');
});

it.each(['', 'x', encodeCursor([]), encodeCursor([1, 2])])('refuses the malformed cursor %j', (cursor) => {
  expect(() => decodeCursor(cursor, ['whole'])).toThrow('Not a cursor of this list');
});
