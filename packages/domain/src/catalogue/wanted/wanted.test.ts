import { MAX_ANSWERS_EACH, MAX_OPEN_WANTED } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { users, wanted } from '../../platform/database/schema/index.js';
import { suspend } from '../../trust/moderation/suspension.js';

let campus: TestCampus;
let ama: TestStudent;
let kofi: TestStudent;
let serial = 0;
const student = () => campus.student('Ama Looking', `wanted${(serial += 1)}@st.ug.edu.gh`);
beforeAll(async () => {
  campus = await openTestCampus();
  ama = await student();
  kofi = await student();
});
afterAll(() => campus.close());

const listed = async (user = kofi) =>
  (
    await user.client.category.create({
      category: 'essentials',
      title: 'LED desk lamp',
      description: 'Used with care',
      price: 40,
      condition: 'good',
      pickupLocation: 'Hall',
    })
  ).data.id;
const succeeded = <T>(all: readonly PromiseSettledResult<T>[]) =>
  all.filter(({ status }) => status === 'fulfilled').length;

it('limits the open posts of a student for concurrent requests', async () => {
  const eager = await student();
  const sent = Array.from({ length: MAX_OPEN_WANTED + 3 }, () =>
    eager.client.wanted.create({ title: 'A lamp' }),
  );
  expect(succeeded(await Promise.allSettled(sent))).toBe(MAX_OPEN_WANTED);
  expect((await eager.client.wanted.mine({})).count).toBe(MAX_OPEN_WANTED);
});

it('accepts a listing as an answer once and notifies once for concurrent requests', async () => {
  const { id } = (await ama.client.wanted.create({ title: 'A lamp' })).data;
  const listingId = await listed();
  const sent = Array.from({ length: 5 }, () => kofi.client.wanted.answer({ id, listingId }));
  expect(succeeded(await Promise.allSettled(sent))).toBe(1);
  expect((await ama.client.wanted.answers({ id })).count).toBe(1);
  const notifications = (await ama.client.notifications.list({ limit: 50 })).data.filter(
    (one) => one.kind === 'wanted_answered',
  );
  expect(notifications).toHaveLength(1);
  expect(notifications[0]).toMatchObject({
    title: 'A student has something for “A lamp”',
    description: 'LED desk lamp',
  });
});

it('limits the answers of one student for concurrent requests', async () => {
  const { id } = (await ama.client.wanted.create({ title: 'Several lamps' })).data;
  const ids: string[] = [];
  for (let n = 0; n < MAX_ANSWERS_EACH + 2; n += 1) ids.push(await listed());
  const sent = ids.map((listingId) => kofi.client.wanted.answer({ id, listingId }));
  expect(succeeded(await Promise.allSettled(sent))).toBe(MAX_ANSWERS_EACH);
});

it('hides posts of a suspended student until the suspension ends', async () => {
  const removed = await student();
  const { id } = (await removed.client.wanted.create({ title: 'A kettle' })).data;
  const { db, clock } = campus.app.platform;
  const suspension = { userId: removed.id, actorId: null, reason: 'Asks for money first', until: null };
  await db.transaction((tx) => suspend(tx, suspension, clock.now()));
  const ids = async () => (await kofi.client.wanted.list({ limit: 50 })).data.map((one) => one.id);
  await expect(kofi.client.wanted.get({ id })).rejects.toMatchObject({ code: 'not_found' });
  await expect(kofi.client.wanted.answer({ id, listingId: await listed() })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await ids()).not.toContain(id);
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, removed.id));
  expect(await ids()).toContain(id);
});

it('deletes the posts of a deleted account together with their answers', async () => {
  const leaving = await student();
  const { id } = (await leaving.client.wanted.create({ title: 'A chair' })).data;
  await kofi.client.wanted.answer({ id, listingId: await listed() });
  const { stepUpToken } = (await leaving.client.auth.stepUp({ password: leaving.password })).data;
  await leaving.client.users.deleteAccount({ password: leaving.password }, { stepUp: stepUpToken });
  const { db } = campus.app.platform;
  expect(await db.select().from(wanted).where(eq(wanted.id, id))).toEqual([]);
});

it('requires a verified email address to post and to renew', async () => {
  const late = await student();
  const { id } = (await late.client.wanted.create({ title: 'A fan' })).data;
  await late.client.wanted.close({ id });
  const { db } = campus.app.platform;
  await db.update(users).set({ isVerified: false }).where(eq(users.id, late.id));
  const refusal = { code: 'verification_required' };
  await expect(late.client.wanted.create({ title: 'A fan' })).rejects.toMatchObject(refusal);
  await expect(late.client.wanted.renew({ id })).rejects.toMatchObject(refusal);
});
