import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { personNearlyFits } from '../../search/people.js';
import { loosely, swapsOf } from './loosely.js';
import { wordsOf } from './search-words.js';
import { readSearch } from './search.js';

const LONGEST = 'abcdefghij'.repeat(10);
const MANY = Array.from({ length: 33 }, (_, index) => String.fromCharCode(97 + (index % 26)).repeat(2)).join(
  ' ',
);

/** Returns the number of values in a query: each is compared with the text of every remaining row. */
const valuesOf = (fits: ReturnType<typeof personNearlyFits>) =>
  fits === undefined ? 0 : new PgDialect().sqlToQuery(fits).params.length;

it('reads each word once, and at most eight words', () => {
  expect(wordsOf('Rice rice, RICE cooker')).toEqual(['rice', 'cooker']);
  expect(wordsOf(MANY)).toHaveLength(8);
  expect(wordsOf('!?')).toEqual([]);
});

it('swaps neighbouring letters of a word, except in a very long one', () => {
  expect(swapsOf('kwmae')).toContain('kwame');
  expect(swapsOf(LONGEST)).toEqual([]);
});

it.each([LONGEST, MANY, 'study studi stuyd tsudy stduy ustdy'])(
  'limits the number of query values for %s',
  (q) => {
    expect(valuesOf(personNearlyFits(wordsOf(q)))).toBeLessThanOrEqual(16);
    const search = readSearch(q);
    expect(search.kind).toBe('words');
    if (search.kind === 'words') expect(valuesOf(loosely(search).matches)).toBeLessThanOrEqual(16);
  },
);
