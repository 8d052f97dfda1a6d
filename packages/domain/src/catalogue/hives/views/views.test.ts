import { DAY, HOUR } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { listings, listingsVersion, listingViews } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

const post = async () =>
  (
    await akosua.client.category.create({
      category: 'essentials',
      title: 'Desk lamp',
      description: 'Bright',
      price: 40,
      condition: 'good',
      pickupLocation: 'Hall',
    })
  ).data.id;
const viewsOf = async (id: string) => (await akosua.client.hives.get({ id })).data.views;
const visitor = (ip: string, agent = 'Firefox') =>
  campus.client(undefined, { 'x-forwarded-for': ip, 'user-agent': agent });

it('counts each visitor once by network and user agent, each student once, and never the poster', async () => {
  const id = await post();
  const looks = [
    visitor('197.251.1.1'),
    visitor('197.251.1.1'),
    visitor('197.251.1.1', 'Chrome'),
    visitor('197.251.1.2'),
    visitor('2001:db8:1:2::1'),
    visitor('2001:db8:1:2::9'),
    kwame.client,
    kwame.client,
    akosua.client,
  ];
  await Promise.all(looks.map((client) => client.hives.view({ id })));
  expect(await viewsOf(id)).toBe(5);
});

it('counts the same student again on another day and deletes viewer records after the day', async () => {
  const [one, other] = [await post(), await post()];
  const { db, jobs } = campus.app.platform;
  const stored = () => db.select().from(listingViews);
  for (const id of [one, other]) await kwame.client.hives.view({ id });
  const today = (await stored()).filter((row) => [one, other].includes(row.listingId));
  // The stored rows neither identify the viewer nor link two views to one student.
  expect(new Set(today.map((row) => row.visitor)).size).toBe(2);
  expect(JSON.stringify(today)).not.toContain(kwame.id);
  for (let passed = 0; passed < DAY; passed += 12 * HOUR) {
    campus.clock.advance(12 * HOUR);
    for (const { client } of [akosua, kwame]) await client.auth.me({});
  }
  await kwame.client.hives.view({ id: one });
  expect(await viewsOf(one)).toBe(2);
  await jobs.runNow('hives.forget-visitors', {});
  expect((await stored()).map((row) => row.listingId)).toEqual([one]);
  expect([await viewsOf(one), await viewsOf(other)]).toEqual([2, 1]);
});

it('leaves the version of lists unchanged, and returns not found for a hidden listing', async () => {
  const id = await post();
  const { db } = campus.app.platform;
  const version = async () => (await db.select().from(listingsVersion))[0]?.version;
  const before = await version();
  await kwame.client.hives.view({ id });
  expect(await version()).toBe(before);
  await db.update(listings).set({ status: 'hidden' }).where(eq(listings.id, id));
  await expect(kwame.client.hives.view({ id })).rejects.toMatchObject({ code: 'not_found' });
});
