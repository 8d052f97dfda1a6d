import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../test/campus.js';
import { SEED_COUNTS, seedListings } from './listings.js';
import { DEMO_PASSWORD } from './students.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
  expect(await campus.app.seed()).toBe(true);
}, 60_000);
afterAll(() => campus.close());

it('opens as many listings a hive as the specification shows', async () => {
  const { data } = await campus.client().hives.types({});
  expect(Object.fromEntries(data.map((hive) => [hive.id, hive.count]))).toEqual(SEED_COUNTS);
});

it('gives no two listings of a hive the same title', () => {
  const titles = seedListings(new Date()).map((one) => `${one.hive}: ${one.title}`);
  expect(new Set(titles).size).toBe(titles.length);
});

it('lets the demo student in, with 2 unread conversations and 3 unread notifications', async () => {
  const email = 'akosua.mensah@st.ug.edu.gh';
  const { data } = await campus.client().auth.login({ email, password: DEMO_PASSWORD });
  const client = campus.client(data.token);
  expect((await client.messages.unreadCount({})).data.conversations).toBe(2);
  expect((await client.notifications.list({})).count).toBe(3);
});

it('is sown once only', async () => {
  expect(await campus.app.seed()).toBe(false);
});
