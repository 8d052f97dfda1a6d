import { DAY, HOUR, MAX_FAVORITES } from '@campushive/contract';
import { PRICE_MEMORY } from '@campushive/contract/rules/price-drops';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { later } from '../../platform/clock.js';
import { favorites, listingPrices, listings } from '../../platform/database/schema/index.js';
import { eq } from 'drizzle-orm';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

const post = (title = 'Desk lamp') =>
  akosua.client.category
    .create({
      category: 'essentials',
      title,
      description: 'Bright',
      price: 40,
      condition: 'good',
      pickupLocation: 'Hall',
    })
    .then(({ data }) => data);

it('keeps saved listings private to the student who saved them', async () => {
  const lamp = await post();
  await kwame.client.favorites.add({ hiveId: lamp.id });
  expect((await kwame.client.favorites.list({})).data[0]?.listing.id).toBe(lamp.id);
  expect((await akosua.client.favorites.list({})).data).toEqual([]);
  expect((await akosua.client.favorites.get({ hiveId: lamp.id })).data).toEqual({
    hiveId: lamp.id,
    saved: false,
    liked: false,
    likes: 0,
  });
  await akosua.client.favorites.remove({ hiveId: lamp.id });
  expect((await kwame.client.favorites.get({ hiveId: lamp.id })).data.saved).toBe(true);
});

it('counts likes for visitors too and refuses a like of an own listing', async () => {
  const lamp = await post();
  await kwame.client.favorites.add({ hiveId: lamp.id, kind: 'liked' });
  await kwame.client.favorites.add({ hiveId: lamp.id, kind: 'liked' });
  await expect(akosua.client.favorites.add({ hiveId: lamp.id, kind: 'liked' })).rejects.toMatchObject({
    code: 'own_listing',
    status: 403,
  });
  expect((await campus.client().favorites.get({ hiveId: lamp.id })).data).toMatchObject({
    liked: false,
    likes: 1,
  });
});

it('leaves out hidden and removed listings', async () => {
  const hidden = await post('Hidden lamp');
  const removed = await post('Gone lamp');
  for (const { id } of [hidden, removed]) await kwame.client.favorites.add({ hiveId: id });
  const { db } = campus.app.platform;
  await db.update(listings).set({ status: 'hidden' }).where(eq(listings.id, hidden.id));
  await akosua.client.hives.remove({ id: removed.id });
  const { data } = await kwame.client.favorites.list({ limit: 50 });
  expect(data.map((one) => one.listing.id)).not.toContain(hidden.id);
  expect(data.map((one) => one.listing.id)).not.toContain(removed.id);
  for (const { id } of [hidden, removed]) {
    await expect(kwame.client.favorites.get({ hiveId: id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(kwame.client.favorites.add({ hiveId: id })).rejects.toMatchObject({ code: 'not_found' });
    // Listings that are no longer visible can still be removed.
    expect((await kwame.client.favorites.remove({ hiveId: id })).data.saved).toBe(false);
  }
});

it('refuses favourites beyond the limit, except those that already exist', async () => {
  const abena = await campus.student('Abena Frimpong');
  const { db } = campus.app.platform;
  const [template] = await db.select().from(listings).limit(1);
  if (template === undefined) throw new Error('Something was posted before');
  const { search: _search, ...row } = template;
  const made = Array.from({ length: MAX_FAVORITES }, () => ({ ...row, id: uuidv7() }));
  await db.insert(listings).values(made);
  await db.insert(favorites).values(
    made.map(({ id }) => ({
      userId: abena.id,
      listingId: id,
      kind: 'saved' as const,
      createdAt: new Date(),
    })),
  );
  await expect(abena.client.favorites.add({ hiveId: (await post()).id })).rejects.toMatchObject({
    code: 'limit_reached',
  });
  expect((await abena.client.favorites.add({ hiveId: made[0]?.id ?? '' })).data.saved).toBe(true);
});

describe('a price drop', () => {
  const drops = async ({ client }: TestStudent, id: string) =>
    (await client.notifications.list({ limit: 50 })).data.filter(
      (one) => one.kind === 'price_dropped' && one.subject?.id === id,
    );
  const reprice = async (id: string, price: number) => {
    const { data } = await akosua.client.hives.update({ id, price });
    await campus.app.platform.outbox.flush();
    return data;
  };
  /** Sessions end after a day without a request. */
  async function pass(milliseconds: number) {
    for (let left = milliseconds; left > 0; left -= 12 * HOUR) {
      campus.clock.advance(Math.min(left, 12 * HOUR));
      for (const { client } of [akosua, kwame]) await client.auth.me({});
    }
  }
  const saved = async () => {
    const lamp = await post();
    await kwame.client.favorites.add({ hiveId: lamp.id });
    return lamp.id;
  };

  it('is announced once a day: an unread notification is updated, a read one stays as it is', async () => {
    const id = await saved();
    await reprice(id, 36);
    const [first] = await drops(kwame, id);
    expect(first).toMatchObject({ title: 'Something you saved is 10% cheaper', type: 'task' });
    await reprice(id, 18);
    expect(await drops(kwame, id)).toMatchObject([
      { id: first?.id, title: 'Something you saved is 50% cheaper' },
    ]);
    await kwame.client.notifications.markRead({});
    await reprice(id, 9);
    expect(await drops(kwame, id)).toHaveLength(1);
    await pass(DAY + HOUR);
    await reprice(id, 0);
    const [next, ...others] = await drops(kwame, id);
    expect(next).toMatchObject({ title: 'Something you saved is free now', read: false });
    expect(others).toHaveLength(1);
    await pass(DAY + HOUR);
    await reprice(id, 9);
    expect(await drops(kwame, id)).toHaveLength(2);
  });

  it('replaces an unread notification of the day before and ignores a repeated event', async () => {
    const id = await saved();
    await reprice(id, 30);
    await pass(DAY + HOUR);
    await reprice(id, 15);
    const { outbox, db } = campus.app.platform;
    await outbox.write(db, 'listing.reduced', { listingId: id });
    await outbox.flush();
    expect(await drops(kwame, id)).toMatchObject([{ title: 'Something you saved is 50% cheaper' }]);
  });

  it('is not announced to students who saved the listing after it, even when its event arrives late', async () => {
    const id = await saved();
    await reprice(id, 30);
    const late = await campus.student('Ama Late');
    campus.clock.advance(1);
    await late.client.favorites.add({ hiveId: id });
    const { outbox, db } = campus.app.platform;
    await outbox.write(db, 'listing.reduced', { listingId: id });
    await outbox.flush();
    expect(await drops(late, id)).toEqual([]);
    await reprice(id, 15);
    expect(await drops(late, id)).toHaveLength(1);
  });

  it('is not announced for drafts, for hidden listings or to students who only like the listing', async () => {
    const id = await saved();
    const fan = await campus.student('Esi Fan');
    await fan.client.favorites.add({ hiveId: id, kind: 'liked' });
    const { db, outbox } = campus.app.platform;
    await db.update(listings).set({ status: 'draft' }).where(eq(listings.id, id));
    expect((await reprice(id, 20)).previousPrice).toBeUndefined();
    await db.update(listings).set({ status: 'active' }).where(eq(listings.id, id));
    await reprice(id, 10);
    expect(await drops(kwame, id)).toHaveLength(1);
    expect(await drops(fan, id)).toEqual([]);
    await kwame.client.notifications.markRead({});
    await pass(DAY + HOUR);
    await db.update(listings).set({ status: 'hidden' }).where(eq(listings.id, id));
    await outbox.write(db, 'listing.reduced', { listingId: id });
    await outbox.flush();
    expect(await drops(kwame, id)).toHaveLength(1);
  });

  it('is shown for 30 days, and earlier prices are compared for as long', async () => {
    const id = await saved();
    await reprice(id, 60);
    expect((await reprice(id, 30)).previousPrice).toBe(40);
    const { db, jobs } = campus.app.platform;
    const over = later(campus.clock.now(), -PRICE_MEMORY);
    await db.update(listings).set({ reducedAt: over }).where(eq(listings.id, id));
    await db.update(listingPrices).set({ until: over }).where(eq(listingPrices.listingId, id));
    await jobs.runNow('hives.end-reductions', {});
    expect((await kwame.client.hives.get({ id })).data.previousPrice).toBeUndefined();
    expect((await reprice(id, 27)).previousPrice).toBe(30);
  });
});
