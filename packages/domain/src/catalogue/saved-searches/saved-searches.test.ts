import { DAY, MAX_SAVED_SEARCHES } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { later } from '../../platform/clock.js';
import { users } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng', 'kwame@st.knust.edu.gh');
});
afterAll(() => campus.close());

async function post(title: string, price = 40) {
  const { data } = await akosua.client.category.create({
    category: 'essentials',
    title,
    description: 'Used with care',
    price,
    condition: 'good',
    pickupLocation: 'Hall',
  });
  await campus.app.platform.outbox.flush();
  return data;
}
const alerts = async (student: TestStudent) =>
  (await student.client.notifications.list({ limit: 50 })).data.filter(
    (one) => one.kind === 'saved_search_match',
  );

it('notifies once of each new listing, whatever number of searches it matches', async () => {
  const before = await post('Old kettle');
  await kwame.client.savedSearches.create({ q: 'kettle', maxPrice: 50 });
  await kwame.client.savedSearches.create({ hiveType: 'essentials', university: 'ug' });
  await akosua.client.savedSearches.create({ q: 'kettle' });
  const fits = await post('New kettle', 50);
  await campus.app.platform.outbox.write(campus.app.platform.db, 'listing.posted', { listingId: fits.id });
  await campus.app.platform.outbox.flush();
  const notifications = await alerts(kwame);
  expect(notifications).toHaveLength(1);
  expect(notifications[0]).toMatchObject({
    type: 'task',
    description: 'New kettle',
    subject: { type: 'listing', id: fits.id },
  });
  expect(notifications[0]?.subject?.id).not.toBe(before.id);
  expect(await alerts(akosua)).toEqual([]);
});

it('leaves out listings posted before the search was saved, even when their event arrives late', async () => {
  const esi = await campus.student('Esi Late');
  const { id: listingId } = await post('Zither');
  campus.clock.advance(1);
  await esi.client.savedSearches.create({ q: 'zither' });
  await campus.app.platform.outbox.write(campus.app.platform.db, 'listing.posted', { listingId });
  await campus.app.platform.outbox.flush();
  expect(await alerts(esi)).toEqual([]);
  await post('Second zither');
  expect(await alerts(esi)).toHaveLength(1);
});

it('does not notify suspended students until their suspension ends', async () => {
  const yaw = await campus.student('Yaw Darko');
  await yaw.client.savedSearches.create({ q: 'samovar' });
  const now = campus.clock.now();
  const suspend = (until: Date) =>
    campus.app.platform.db
      .update(users)
      .set({ suspendedAt: later(now, -2 * DAY), suspendedUntil: until })
      .where(eq(users.id, yaw.id));
  await suspend(later(now, DAY));
  await post('Samovar');
  await suspend(later(now, -1));
  const heard = await post('Second samovar');
  expect((await alerts(yaw)).map(({ subject }) => subject?.id)).toEqual([heard.id]);
});

it('does not notify students whose search does not match', async () => {
  const abena = await campus.student('Abena Frimpong');
  const searches = [
    { q: 'kettles blue' },
    { q: 'kettle', maxPrice: 39.99 },
    { q: 'kettle', minPrice: 40.01 },
    { q: 'kettle', hiveType: 'archive' as const },
    { q: 'kettle', university: 'knust' },
    { q: 'kettle', condition: 'new' as const },
    { q: 'kett 8' },
  ];
  for (const search of searches) await abena.client.savedSearches.create(search);
  await post('Kettle 840');
  expect(await alerts(abena)).toEqual([]);
  expect((await abena.client.savedSearches.list({})).count).toBe(searches.length);
});

it('keeps searches private, refuses empty ones and limits their number', async () => {
  const esi = await campus.student('Esi Ofori');
  const { data } = await esi.client.savedSearches.create({ q: 'Wardrobe' });
  await expect(kwame.client.savedSearches.remove({ id: data.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await esi.client.savedSearches.create({ q: ' wardrobe! ' })).data.id).toBe(data.id);
  await expect(esi.client.savedSearches.create({ q: ' ' })).rejects.toMatchObject({
    fieldErrors: { q: { code: 'required' } },
  });
  for (let n = 1; n < MAX_SAVED_SEARCHES; n += 1) await esi.client.savedSearches.create({ q: `thing ${n}` });
  await expect(esi.client.savedSearches.create({ q: 'one more' })).rejects.toMatchObject({
    code: 'limit_reached',
  });
  expect((await esi.client.savedSearches.create({ q: 'wardrobe' })).data.id).toBe(data.id);
  await esi.client.savedSearches.remove({ id: data.id });
  expect((await esi.client.savedSearches.list({})).count).toBe(MAX_SAVED_SEARCHES - 1);
});

it('notifies of new listings of a followed course by its code', async () => {
  const adwoa = await campus.student('Adwoa Course');
  await adwoa.client.savedSearches.create({ course: 'harp 201' });
  await adwoa.client.savedSearches.create({ course: 'HARP201' });
  expect((await adwoa.client.savedSearches.list({})).count).toBe(1);
  const book = {
    category: 'essentials',
    description: 'Used with care',
    price: 40,
    condition: 'good',
  } as const;
  for (const courseCode of ['HARP 202', 'HARP 201']) {
    await akosua.client.category.create({
      ...{ ...book, courseCode },
      ...{ title: `Book of ${courseCode}`, pickupLocation: 'Hall' },
    });
  }
  await campus.app.platform.outbox.flush();
  expect((await alerts(adwoa)).map(({ title, description }) => [title, description])).toEqual([
    ['New for “HARP 201”', 'Book of HARP 201'],
  ]);
});
