import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestCampus } from '../../../test/campus.js';
import { answerTo, openEverydayCampus, SHOWN } from '../../../test/relevance/everyday.js';
import { EVERYDAY_LISTINGS } from '../../../test/relevance/everyday-listings.js';
import {
  BUILDING_QUERIES,
  HELD_OUT_QUERIES,
  type EverydayQuery,
} from '../../../test/relevance/everyday-queries.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openEverydayCampus();
});
afterAll(() => campus.close());

it('names for each query a listing that exists, and asks no query twice', () => {
  const keys = EVERYDAY_LISTINGS.map(({ key }) => key);
  const queries = [...BUILDING_QUERIES, ...HELD_OUT_QUERIES];
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(queries.map(({ q }) => q)).size).toBe(queries.length);
  for (const { q, right } of queries) for (const key of right) expect(keys, q).toContain(key);
});

it.each([
  { set: 'building', queries: BUILDING_QUERIES, goal: 0.9 },
  { set: 'held-out', queries: HELD_OUT_QUERIES, goal: 0 },
])(
  `finds the right listing among the first ${SHOWN} for $goal of the $set queries`,
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
  for (const { q, shown } of missed) console.log(`  ${q}: ${shown.join(', ') || 'nothing'}`);
  return (answers.length - missed.length) / answers.length;
}
