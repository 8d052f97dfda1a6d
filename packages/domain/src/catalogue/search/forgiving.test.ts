import { expect, it } from 'vitest';
import type { Db } from '../../platform/database/database.js';
import { lexemesOf, wordsOf } from '../hives/lists/search-words.js';
import { FEW, readSearch, searchForgivingly, type Search } from '../hives/lists/search.js';

const settings: unknown[] = [];
/** Two databases. Only the second one is a transaction. */
const inTransaction = { execute: (statement: unknown) => Promise.resolve(settings.push(statement)) };
const database = { transaction: (run: (tx: unknown) => unknown) => run(inTransaction) };

const nameOf = (search: Search) =>
  search.kind === 'words' ? `${search.fit} ${search.terms.length}` : search.kind;

/** Runs a search whose attempts have these numbers of results, and returns the attempts and the number that is returned. */
async function attempts(q: string | undefined, counts: readonly number[], isRanked?: boolean) {
  const names: string[] = [];
  const found = await searchForgivingly(
    database as unknown as Db,
    q,
    (db, search) => {
      names.push(nameOf(search));
      expect((db as unknown) === inTransaction, 'in a transaction').toBe(names.at(-1)?.startsWith('alike'));
      return Promise.resolve(counts[names.length - 1] ?? 0);
    },
    (count) => count,
    isRanked,
  );
  return [found, ...names];
}

it('reads an empty text as all listings, and a text without a word as no listing', () => {
  expect(readSearch(undefined)).toEqual({ kind: 'all' });
  expect(readSearch('')).toEqual({ kind: 'all' });
  expect(readSearch('  ')).toEqual({ kind: 'all' });
  expect(readSearch('?!')).toEqual({ kind: 'nothing' });
  expect(readSearch('zither')).toMatchObject({ kind: 'words', fit: 'all', words: ['zither'], prices: [] });
});

it.each([undefined, '?!'])('searches only once for %s', async (q) => {
  expect(await attempts(q, [0])).toHaveLength(2);
});

it('stops searching once five listings match', async () => {
  expect(FEW).toBe(5);
  expect(await attempts('kettle', [5, 9])).toEqual([5, 'all 1']);
});

it('adds partial matches to fewer than five results only when results are ranked', async () => {
  expect(await attempts('kettle', [4, 5])).toEqual([5, 'all 1', 'some 1']);
  expect(await attempts('kettle', [1, 1])).toEqual([1, 'all 1', 'some 1']);
  expect(await attempts('kettle', [4, 5], true)).toEqual([5, 'all 1', 'some 1']);
  expect(await attempts('kettle', [4, 5], false)).toEqual([4, 'all 1']);
});

it('keeps the first matches when partial matching finds no more', async () => {
  const stored = await searchForgivingly(
    database as unknown as Db,
    'kettle',
    (_, search) => Promise.resolve({ search: nameOf(search) }),
    () => 2,
  );
  expect(stored.search).toBe('all 1');
});

it('adds no partial matches to words without a kind', async () => {
  expect(await attempts('zither', [1, 9])).toEqual([1, 'all 1']);
});

it('corrects the spelling, then compares letters, then takes most of the words, then single words', async () => {
  expect(await attempts('gas cylnder', [0, 1])).toEqual([1, 'all 2', 'corrected 1']);
  expect(await attempts('gas cylnder', [0, 0, 1])).toEqual([1, 'all 2', 'corrected 1', 'alike 2']);
  expect(await attempts('gas cylnder', [0, 0, 0, 1])).toEqual([
    1,
    'all 2',
    'corrected 1',
    'alike 2',
    'most 1',
  ]);
  expect(await attempts('gas cylnder', [0, 0, 0, 0, 7])).toEqual([
    ...[7, 'all 2', 'corrected 1', 'alike 2'],
    ...['most 1', 'most 2'],
  ]);
});

it('compares letters at once without a misspelt word, and needs two words or a kind for a partial match', async () => {
  expect(await attempts('zither', [])).toEqual([0, 'all 1', 'alike 1']);
  expect(await attempts('zither', [0, 3])).toEqual([3, 'all 1', 'alike 1']);
  expect(await attempts('zither stand', [0, 0, 2])).toEqual([2, 'all 2', 'alike 2', 'most 2']);
  expect(await attempts('kettle', [0, 0, 2])).toEqual([2, 'all 1', 'alike 1', 'most 1']);
});

it('sets the threshold for similar letters in its transaction', () => {
  expect(settings.length).toBeGreaterThan(0);
});

it('reads words without accents and once each, and a number as a whole', () => {
  expect(wordsOf('Ɔkra, OKRA & 8kg')).toEqual(['okra', '8kg']);
  expect(lexemesOf(['zither', '8', '8kg'])).toBe("'zither':* & '8' & '8kg':*");
  expect(lexemesOf(['8k8', 'ab'], '|')).toBe("'8k8':* | 'ab':*");
});
