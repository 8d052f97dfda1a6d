import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestCampus } from '../../../../../apps/api/test/campus.js';
import {
  answerTo,
  KEYS,
  openEverydayCampus,
  SHOWN,
} from '../../../../../apps/api/test/relevance/everyday.js';
import { CLOSING_QUERIES } from '../../../../../apps/api/test/relevance/closing-queries.js';
import { FRESH_QUERIES } from '../../../../../apps/api/test/relevance/fresh-queries.js';
import { LATER_QUERIES } from '../../../../../apps/api/test/relevance/later-listings.js';
import {
  BUILDING_QUERIES,
  HELD_OUT_QUERIES,
  type EverydayQuery,
} from '../../../../../apps/api/test/relevance/everyday-queries.js';

/** Sets that are only counted: names of their misses would tempt us to build the search for them. */
const FRESH = 'fresh';
const CLOSING = 'closing';

const SETS = [
  { set: 'building', queries: BUILDING_QUERIES, goal: 0.95 },
  { set: 'held-out', queries: HELD_OUT_QUERIES, goal: 0.9 },
  { set: 'later', queries: LATER_QUERIES, goal: 0.9 },
  { set: FRESH, queries: FRESH_QUERIES, goal: 0.91 },
  { set: CLOSING, queries: CLOSING_QUERIES, goal: 0.75 },
] as const;

let campus: TestCampus;
// Allows for a busy machine: one database and a hundred listings.
beforeAll(async () => {
  campus = await openEverydayCampus();
}, 300_000);
afterAll(() => campus.close());

it('names an existing listing for each query and repeats no query', () => {
  const queries = SETS.flatMap((set) => set.queries);
  expect(new Set(KEYS).size).toBe(KEYS.length);
  for (const set of SETS) expect(new Set(set.queries.map(({ q }) => q)).size).toBe(set.queries.length);
  for (const { q, right } of queries) for (const key of right) expect(KEYS, q).toContain(key);
});

it.each(SETS)(
  `finds the right listing among the first ${SHOWN} for $goal of the $set queries`,
  { timeout: 300_000 },
  async ({ set, queries, goal }) => {
    const found = await share(queries, set);
    expect(found).toBeGreaterThanOrEqual(goal);
  },
);

const first = async (q: string) => (await answerTo(campus, { q, right: [] })).shown;
const answers = async (q: string) => {
  const { data, about } = await campus.client().search.listings({ q, limit: SHOWN });
  return { fit: about?.fit, titles: data.map(({ title }) => title) };
};

it.each([
  ['kettle', 'kettle'],
  ['mattress', 'mattress'],
  ['logo', 'logo'],
  ['party', 'jam'],
  ['laptop knust', 'elitebook'],
  ['math tuition', 'maths'],
  ['snikers', 'airforce'],
])('finds the expected listing for %s', async (q, key) => expect(await first(q)).toContain(key));

it('finds the same listings for an electric fan as for a fan', async () => {
  expect((await answers('electric fan')).titles).toEqual((await answers('fan')).titles);
});

it.each(['asdfgh', 'qwrtz blorp', 'telescope', 'zither'])('finds nothing for %s', async (q) => {
  expect((await answers(q)).titles).toEqual([]);
});

it.each(['wheelchair', 'treadmill', 'horse saddle', 'chinese lessons', 'sewing machine', 'kettlebell'])(
  'presents no result as a full match for %s, which is not on offer',
  async (q) => {
    const { fit, titles } = await answers(q);
    expect(titles.length === 0 || fit === 'most' || fit === 'alike', `${fit}: ${titles.join(', ')}`).toBe(
      true,
    );
  },
);

it('keeps lamps and bags off the shelf of laptops and phones', async () => {
  const { data } = await campus.client().hives.list({ topic: 'laptops-phones', limit: 50 });
  const titles = data.map(({ title }) => title);
  expect(titles).toContain('HP EliteBook 840 G5');
  for (const title of ['LED clip with phone holder', 'Rucksack for a 15.6 inch laptop'])
    expect(titles).not.toContain(title);
});

async function share(queries: readonly EverydayQuery[], set: string): Promise<number> {
  const answers = [];
  for (const query of queries) answers.push(await answerTo(campus, query));
  const missed = answers.filter(({ isFound }) => !isFound);
  console.log(`${set}: ${answers.length - missed.length} of ${answers.length}`);
  if (set !== FRESH && set !== CLOSING)
    for (const { q, shown } of missed) console.log(`  ${q}: ${shown.join(', ') || 'nothing'}`);
  return (answers.length - missed.length) / answers.length;
}
