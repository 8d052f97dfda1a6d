import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestCampus } from '../../../test/campus.js';
import { answerTo, KEYS, openEverydayCampus, SHOWN } from '../../../test/relevance/everyday.js';
import { CLOSING_QUERIES } from '../../../test/relevance/closing-queries.js';
import { FRESH_QUERIES } from '../../../test/relevance/fresh-queries.js';
import { LATER_QUERIES } from '../../../test/relevance/later-listings.js';
import {
  BUILDING_QUERIES,
  HELD_OUT_QUERIES,
  type EverydayQuery,
} from '../../../test/relevance/everyday-queries.js';

/** Only counted: the names of their misses would make them sets that the search is built for. */
const FRESH = 'fresh';
const CLOSING = 'closing';

const SETS = [
  { set: 'building', queries: BUILDING_QUERIES, goal: 0.95 },
  { set: 'held-out', queries: HELD_OUT_QUERIES, goal: 0.9 },
  { set: 'later', queries: LATER_QUERIES, goal: 0.9 },
  { set: FRESH, queries: FRESH_QUERIES, goal: 0.3 },
  { set: CLOSING, queries: CLOSING_QUERIES, goal: 0.5 },
] as const;

let campus: TestCampus;
// One database and a hundred listings, on a machine that may do much else.
beforeAll(async () => {
  campus = await openEverydayCampus();
}, 300_000);
afterAll(() => campus.close());

it('names for each query a listing that exists, and asks no query twice', () => {
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

async function share(queries: readonly EverydayQuery[], set: string): Promise<number> {
  const answers = [];
  for (const query of queries) answers.push(await answerTo(campus, query));
  const missed = answers.filter(({ isFound }) => !isFound);
  console.log(`${set}: ${answers.length - missed.length} of ${answers.length}`);
  if (set !== FRESH && set !== CLOSING)
    for (const { q, shown } of missed) console.log(`  ${q}: ${shown.join(', ') || 'nothing'}`);
  return (answers.length - missed.length) / answers.length;
}
