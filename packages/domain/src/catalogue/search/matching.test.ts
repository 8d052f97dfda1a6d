import { asc, desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { listings } from '../../platform/database/schema/index.js';
import { fitsMost, mostPointsOf } from '../hives/lists/query-conditions.js';
import { loosely, withLikeness } from '../hives/lists/loosely.js';
import { readSearch, searchForgivingly, type Search, type Words } from '../hives/lists/search.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  const ama = await campus.student('Ama One');
  const kojo = await campus.student('Kojo Two', 'kojo@st.knust.edu.gh');
  const sell = ({ client }: TestStudent, title: string, more: object = {}) =>
    client.category.create({
      ...{ category: 'essentials', title, description: 'Ours', price: 40, condition: 'good' },
      ...{ pickupLocation: 'Hall', ...more },
    });
  const teach = (title: string, description: string) =>
    kojo.client.category.create({
      ...{ category: 'academia', title, description, price: 40, duration: 60, location: 'Library' },
    });
  await sell(ama, 'Zither stand');
  await sell(kojo, 'Stand of zithers 8', { price: 90 });
  await sell(ama, 'Zitherplayer', { description: 'With a stand, 840 zither' });
  await sell(ama, 'HP EliteBook 840');
  await sell(ama, 'Laptop stand');
  await sell(kojo, 'Gaming laptop');
  await sell(ama, 'Electric kettle');
  await sell(ama, 'Old friend', { kind: 'kettle' });
  await sell(ama, 'Lesson plan folder');
  await sell(ama, 'Bicycle repair kit');
  await sell(kojo, 'Mountain bicycle');
  await sell(ama, 'Gas cylinder 6kg');
  await ama.client.category.create({ category: 'logistics', title: 'Carry my laptop', price: 10 });
  await teach('Zither lessons', 'Slowly');
  await teach('Calculus', 'MATH 223');
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const wordsIn = (q: string): Words => {
  const search = readSearch(q);
  if (search.kind !== 'words') throw new Error(`${q} has words`);
  return search;
};
/** Returns the title and rank of each match, the best first. */
async function ranked({ matches, rank }: Pick<Words, 'matches' | 'rank'>, from = db()) {
  const rows = await from
    .select({ title: listings.title, rank })
    .from(listings)
    .where(matches)
    .orderBy(desc(rank), asc(listings.title));
  return rows.map(({ title, rank }) => [title, Math.round(100 * rank) / 100]);
}
const inFull = (q: string) => ranked(wordsIn(q));
const inPart = (q: string) => {
  const { terms } = wordsIn(q);
  return ranked({ matches: fitsMost(terms), rank: mostPointsOf(terms) });
};
const alike = (q: string) => withLikeness(db(), (tx) => ranked(loosely(wordsIn(q)), tx));
const titles = async (rows: Promise<(readonly (string | number)[])[]>) =>
  (await rows).map(([title]) => title);

describe('a listing with a full match', () => {
  it.each([
    // Points of the hive, title, wording and whole words, and up to one for the frequency.
    [
      'zither',
      [
        ['Stand of zithers 8', 11.61],
        ['Zither stand', 11.61],
        ['Zitherplayer', 10.85],
        ['Zither lessons', 9.61],
      ],
    ],
    [
      'zither stand',
      [
        ['Zither stand', 11.99],
        ['Stand of zithers 8', 11.99],
        ['Zitherplayer', 6.77],
      ],
    ],
    // The hive that the query names.
    ['zither tutor', [['Zither lessons', 15.61]]],
    [
      'tutor',
      [
        ['Calculus', 10],
        ['Zither lessons', 10],
      ],
    ],
    ['tutor lesson zither', [['Zither lessons', 16.61]]],
    // The campus that the query names: no text of it is needed.
    [
      'zither knust',
      [
        ['Stand of zithers 8', 6],
        ['Zither lessons', 4],
      ],
    ],
    ['knust', []],
    // The kind, named in the title or by its poster.
    [
      'kettle',
      [
        ['Electric kettle', 17.3],
        ['Old friend', 12],
      ],
    ],
    ['kettle knust', []],
    // A different thing with the same word.
    [
      'laptop',
      [
        ['Gaming laptop', 17.04],
        ['HP EliteBook 840', 15.04],
        ['Carry my laptop', 5.04],
        ['Laptop stand', -0.96],
      ],
    ],
    [
      'bicycle',
      [
        ['Mountain bicycle', 17.2],
        ['Bicycle repair kit', -0.8],
      ],
    ],
    ['hp laptop', [['HP EliteBook 840', 15.99]]],
    ['gaming laptop', [['Gaming laptop', 17.2]]],
    ['gas cylinder', [['Gas cylinder 6kg', 17.17]]],
    // Small numbers are whole words; course codes have two spellings.
    ['zither 8', [['Stand of zithers 8', 11.99]]],
    ['math223', [['Calculus', 4.16]]],
  ])('has the expected points for "%s"', async (q, expected) => {
    expect(await inFull(q)).toEqual(expected);
  });
});

describe('a listing with a partial match', () => {
  it.each([
    [
      'zither stand',
      [
        ['Stand of zithers 8', 6],
        ['Zither stand', 6],
        ['Zitherplayer', 6],
        ['Laptop stand', 3],
        ['Zither lessons', 3],
      ],
    ],
    [
      'zither tutor',
      [
        ['Zither lessons', 5],
        ['Calculus', 2],
      ],
    ],
    [
      'tutor lesson zither',
      [
        ['Zither lessons', 10],
        ['Calculus', 4],
        ['Lesson plan folder', 3],
      ],
    ],
    [
      'kettle knust',
      [
        ['Electric kettle', 10.5],
        ['Old friend', 7.5],
      ],
    ],
    [
      'mountain laptop',
      [
        ['Gaming laptop', 9],
        ['HP EliteBook 840', 9],
        ['Carry my laptop', 5],
        ['Laptop stand', -3],
      ],
    ],
    // Half of the words, but not fewer.
    [
      'zither stand 8 ours',
      [
        ['Stand of zithers 8', 10.5],
        ['Zither stand', 7.5],
        ['Zitherplayer', 6],
        ['Laptop stand', 4.5],
      ],
    ],
    [
      'zither knust',
      [
        ...[
          ['Zitherplayer', 4.5],
          ['Stand of zithers 8', 4],
          ['Zither lessons', 4],
          ['Zither stand', 3],
        ],
        ...[
          ['Calculus', 1],
          ['Gaming laptop', 1],
          ['Mountain bicycle', 1],
        ],
      ],
    ],
  ])('has the expected points for "%s"', async (q, expected) => {
    expect(await inPart(q)).toEqual(expected);
  });
});

describe('prices in a query', () => {
  it('limit the price of results', async () => {
    expect(await titles(inFull('zither under 40'))).toEqual([
      'Zither stand',
      'Zitherplayer',
      'Zither lessons',
    ]);
    expect(await titles(inFull('zither under 39'))).toEqual([]);
    expect(await titles(inFull('zither over 41'))).toEqual(['Stand of zithers 8']);
    expect(await titles(inFull('zither over 90 under 90'))).toEqual(['Stand of zithers 8']);
    expect(await titles(inFull('laptop under 10'))).toEqual(['Carry my laptop']);
  });

  it('cause no error beyond the highest possible price', async () => {
    expect(await inFull('zither under 99999999999')).toHaveLength(4);
    expect(await inFull('zither over 99999999999')).toEqual([]);
  });
});

describe('a listing with similar letters', () => {
  it('is found by a misspelt word of four letters or more', async () => {
    expect(await titles(alike('zihter'))).toContain('Zither stand');
    expect(await titles(alike('zithre stnad'))).toEqual([
      'Zither stand',
      'Stand of zithers 8',
      'Zitherplayer',
    ]);
    expect(await titles(alike('kettel'))).toEqual(['Electric kettle']);
    expect(await titles(alike('gsa'))).toEqual([]);
    expect(await titles(alike('gaz'))).toEqual([]);
    expect(await titles(alike('gas'))).toEqual(['Gas cylinder 6kg']);
  });

  it('is ranked by its similarity', async () => {
    expect(await alike('zither')).toEqual([
      ['Zither lessons', 1.61],
      ['Zither stand', 1.61],
      ['Zitherplayer', 1.39],
      ['Stand of zithers 8', 1.27],
    ]);
  });

  it('matches only with the exact numbers and the price of the query', async () => {
    expect(await titles(alike('elitebok 840'))).toEqual(['HP EliteBook 840']);
    expect(await titles(alike('elitebok 841'))).toEqual([]);
    expect(await titles(alike('elitebok 8400'))).toEqual([]);
    expect(await titles(alike('zithre stnad over 41'))).toEqual(['Stand of zithers 8']);
  });

  it('may differ in four words, but not in five or in a word of more than 24 letters', async () => {
    expect(await titles(alike('stnad zithre zihter zitehr 8'))).toEqual(['Stand of zithers 8']);
    expect(await titles(alike('stnad zithre zihter zitehr sdant'))).toEqual([]);
    expect(await titles(alike('z'.repeat(25)))).toEqual([]);
  });
});

it('ranks full matches a thousand points above partial ones', async () => {
  const found = await searchForgivingly(
    db(),
    'kettle',
    async (_, search: Search) => ({ search, rows: search.kind === 'words' ? await ranked(search) : [] }),
    ({ search, rows }) => (search.kind === 'words' && search.fit === 'some' ? 4 : Math.min(3, rows.length)),
  );
  expect(found.search).toMatchObject({ fit: 'some', words: ['kettle'] });
  expect(found.rows).toEqual([
    ['Electric kettle', 1017.3],
    ['Old friend', 1012],
    // Related things, such as a stand, follow.
    ['Stand of zithers 8', 0.5],
    ['Zither stand', 0.5],
    ['Zitherplayer', 0.5],
  ]);
  const count = await db()
    .select({ all: sql<number>`count(*)::int` })
    .from(listings);
  expect(count).toEqual([{ all: 15 }]);
});
