import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../apps/api/test/campus.js';
import { RELEVANCE_QUERIES, type RelevanceQuery } from '../../../../../apps/api/test/relevance/queries.js';
import { LISTED, listings } from '../../platform/database/schema/index.js';

const SHOWN = 5;
const GOAL = 0.95;

let campus: TestCampus;
let open: readonly string[];
beforeAll(async () => {
  campus = await openTestCampus();
  await campus.app.seed();
  const rows = await campus.app.platform.db
    .select({ hive: listings.hive, title: listings.title })
    .from(listings)
    .where(LISTED);
  open = rows.map(nameOf);
});
afterAll(() => campus.close());

const nameOf = ({ hive, title }: { hive: string; title: string }) => `${hive}: ${title}`;

/** Returns the first five results of a query, and the share of correct ones among the possible number. */
async function answersTo({ q, expected }: RelevanceQuery) {
  const { data } = await campus.client().search.listings({ q, limit: SHOWN });
  const shown = data.map(({ hiveTypeId, title }) => nameOf({ hive: hiveTypeId, title }));
  const right = open.filter((name) => expected.test(name)).length;
  const hits = shown.filter((name) => expected.test(name)).length;
  return { q, shown, right, score: hits / Math.min(SHOWN, right) };
}

it('has at least eighty queries, each with a right answer on the demo campus', () => {
  expect(RELEVANCE_QUERIES.length).toBeGreaterThanOrEqual(80);
  for (const { q, expected } of RELEVANCE_QUERIES)
    expect(
      open.filter((name) => expected.test(name)),
      q,
    ).not.toEqual([]);
});

it(`ranks the intended listing among the first ${SHOWN} results`, async () => {
  const answers = await Promise.all(RELEVANCE_QUERIES.map(answersTo));
  const mean = answers.reduce((sum, { score }) => sum + score, 0) / answers.length;
  const missed = answers.filter(({ score }) => score < 1);
  console.log(`hits@${SHOWN}: ${mean.toFixed(3)} over ${answers.length} queries`);
  for (const { q, score, shown } of missed) console.log(`  ${score.toFixed(2)} ${q}: ${shown.join(' | ')}`);
  expect(mean).toBeGreaterThanOrEqual(GOAL);
});
