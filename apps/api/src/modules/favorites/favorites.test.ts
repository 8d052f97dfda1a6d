import { MAX_FAVORITES } from '@campushive/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../test/campus.js';
import { favorites, listings } from '../../platform/database/schema/index.js';
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

it('keeps what one saved from everybody else', async () => {
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

it('counts likes for visitors too, but never the poster’s own', async () => {
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

it('does not tell of listings that are hidden or gone', async () => {
  const hidden = await post('Hidden lamp');
  const gone = await post('Gone lamp');
  for (const { id } of [hidden, gone]) await kwame.client.favorites.add({ hiveId: id });
  const { db } = campus.app.platform;
  await db.update(listings).set({ status: 'hidden' }).where(eq(listings.id, hidden.id));
  await akosua.client.hives.remove({ id: gone.id });
  const { data } = await kwame.client.favorites.list({ limit: 50 });
  expect(data.map((one) => one.listing.id)).not.toContain(hidden.id);
  expect(data.map((one) => one.listing.id)).not.toContain(gone.id);
  for (const { id } of [hidden, gone]) {
    await expect(kwame.client.favorites.get({ hiveId: id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(kwame.client.favorites.add({ hiveId: id })).rejects.toMatchObject({ code: 'not_found' });
    // What can no longer be seen can still be let go.
    expect((await kwame.client.favorites.remove({ hiveId: id })).data.saved).toBe(false);
  }
});

it('ends at a limit, and what is saved already stays savable', async () => {
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
