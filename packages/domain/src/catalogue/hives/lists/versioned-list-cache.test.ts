import { DAY, HOUR, type Listing } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestClock,
  openTestCampus,
  type TestCampus,
  type TestStudent,
} from '../../../../../../apps/api/test/campus.js';
import { later } from '../../../platform/clock.js';
import { listings, users } from '../../../platform/database/schema/index.js';
import { VersionedListCache } from './versioned-list-cache.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
beforeAll(async () => {
  // With PostgreSQL, one process makes each change and the other one reads it.
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

const post = async (title: string) => {
  const kettle = { description: 'Fine', price: 5, condition: 'good', pickupLocation: 'Hall' } as const;
  return (await akosua.client.category.create({ category: 'essentials', title, ...kettle })).data.id;
};
const list = (q: string, viewer?: TestStudent) =>
  (viewer?.client ?? campus.client()).category.list({ category: 'essentials', q });
const titlesOf = ({ data }: { data: Listing[] }) => data.map(({ title }) => title);
/** Returns the list of visitors. Members must get the same, however often and in whichever order they ask. */
const seen = async (q: string) => {
  const [first, ...others] = [await list(q), await list(q, kwame), await list(q), await list(q, kwame)];
  for (const other of others) {
    expect([titlesOf(other), other.count]).toEqual([titlesOf(first), first.count]);
  }
  return { titles: titlesOf(first), count: first.count };
};

describe('a cached list', () => {
  it('shows every change of a listing at once', async () => {
    expect(await seen('lantern')).toEqual({ titles: [], count: 0 });
    const id = await post('Lantern');
    expect(await seen('lantern')).toEqual({ titles: ['Lantern'], count: 1 });
    await akosua.client.category.update({ category: 'essentials', id, title: 'Green lantern' });
    expect(await seen('lantern')).toEqual({ titles: ['Green lantern'], count: 1 });
    await akosua.client.hives.setStatus({ id, status: 'sold' });
    expect(await seen('lantern')).toEqual({ titles: [], count: 0 });
    const other = await post('Lantern again');
    expect((await seen('lantern')).count).toBe(1);
    await akosua.client.hives.remove({ id: other });
    expect((await seen('lantern')).count).toBe(0);
    await akosua.client.hives.restore({ id: other });
    expect(await seen('lantern')).toEqual({ titles: ['Lantern again'], count: 1 });
  });

  it('includes changes of a transaction that was open during its query', async () => {
    await post('Mirror');
    await seen('mirror');
    const { db } = campus.app.platform;
    let [visitor, member] = [list('mirror'), list('mirror', kwame)];
    await db.transaction(async (tx) => {
      await tx.update(listings).set({ title: 'Tall mirror' }).where(eq(listings.title, 'Mirror'));
      [visitor, member] = [list('mirror'), list('mirror', kwame)];
      await tx.update(users).set({ name: 'Akosua M.' }).where(eq(users.id, akosua.id));
    });
    await Promise.all([visitor, member]);
    expect((await seen('mirror')).titles).toEqual(['Tall mirror']);
    expect((await list('mirror', kwame)).data[0]?.postedBy.name).toBe('Akosua M.');
  });

  it('ignores a transaction that was rolled back', async () => {
    await post('Bucket');
    await seen('bucket');
    const removed = campus.app.platform.db.transaction(async (tx) => {
      await tx.delete(listings).where(eq(listings.title, 'Bucket'));
      throw new Error('Not after all');
    });
    await expect(removed).rejects.toThrow('Not after all');
    expect((await seen('bucket')).titles).toEqual(['Bucket']);
  });

  it('shows current poster data, and shows it to members only', async () => {
    await post('Iron');
    await seen('iron');
    const { db } = campus.app.platform;
    const posters = async () => {
      const [member, visitor] = [await list('iron', kwame), await list('iron')];
      expect(visitor.data[0]?.postedBy).toMatchObject({ name: null, profileImage: null, university: null });
      return [member.data[0]?.postedBy, visitor.data[0]?.postedBy.isVerified];
    };
    const rename = (set: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(set).where(eq(users.id, akosua.id));
    await rename({ name: 'Akosua Owusu' });
    expect(await posters()).toMatchObject([{ name: 'Akosua Owusu', isVerified: true }, true]);
    await rename({ isVerified: false });
    expect(await posters()).toMatchObject([{ isVerified: false }, false]);
    await rename({ avatarUrl: '/files/face.avif', isVerified: true });
    expect(await posters()).toMatchObject([{ profileImage: '/files/face.avif' }, true]);
  });

  it('shows the assignee of a task to the poster and the assignee only', async () => {
    const { db } = campus.app.platform;
    const id = await post('Boxes');
    await db.update(listings).set({ assignedToId: kwame.id }).where(eq(listings.id, id));
    const yaa = await campus.student('Yaa Stranger');
    const assigneeFor = async (viewer?: TestStudent) => (await list('boxes', viewer)).data[0]?.assignedToId;
    expect([
      await assigneeFor(kwame),
      await assigneeFor(yaa),
      await assigneeFor(),
      await assigneeFor(akosua),
      await assigneeFor(yaa),
    ]).toEqual([kwame.id, null, null, kwame.id, null]);
  });

  it('drops listings that end without any change, on the current page and on later ones', async () => {
    const [first, second] = [await post('Candle one'), await post('Candle two')];
    const page = () => campus.client().category.list({ category: 'essentials', q: 'candle', limit: 1 });
    const { db } = campus.app.platform;
    const end = (id: string, hours: number) =>
      db
        .update(listings)
        .set({ expiresAt: later(campus.clock.now(), hours * HOUR) })
        .where(eq(listings.id, id));
    await end(first, 1);
    await end(second, 2);
    await Promise.all([seen('candle'), page()]);
    expect(await page()).toMatchObject({ data: [{ id: second }], count: 2 });
    campus.clock.advance(HOUR + 1);
    expect(await page()).toMatchObject({ data: [{ id: second }], count: 1 });
    campus.clock.advance(HOUR);
    expect(await seen('candle')).toEqual({ titles: [], count: 0 });
  });

  it('has an ETag that lets clients skip an unchanged response', async () => {
    for (const kind of ['Torch', 'Long torch', 'Torch stand']) await post(kind);
    const ask = (headers = {}) => campus.request('GET', '/search?q=torch', { headers });
    const first = await ask();
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    for (const header of [tag, tag.slice(2), `"another", ${tag}`, '*'])
      expect((await ask({ 'if-none-match': header })).status).toBe(304);
    expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200);
    expect((await ask()).body).toEqual(first.body);
    const headers = { 'accept-encoding': 'gzip, br' };
    for (const packed of [await ask(headers), await ask(headers)]) {
      expect(packed.headers.get('content-encoding')).toBe('br');
      expect(packed.headers.get('vary')).toBe('Origin, accept-encoding');
      expect([packed.headers.get('etag'), packed.body]).toEqual([tag, first.body]);
    }
    expect((await ask({ 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
    expect((await ask({ ...headers, 'if-none-match': tag })).status).toBe(304);
    await post('Torch with battery');
    const changed = await ask({ 'if-none-match': tag });
    expect([changed.status, changed.body.count]).toEqual([200, 4]);
  });
});

it('reads a list once while it is valid, and evicts the least recently used list first', async () => {
  const clock = createTestClock();
  const pages = new VersionedListCache(campus.app.platform.db, clock);
  const readings: string[] = [];
  const ask = (key: string, rows = 1) =>
    pages.get(key, async () => {
      readings.push(key);
      return { rows: Array.from({ length: rows }), expiresAt: clock.now().getTime() + HOUR };
    });
  await ask('a');
  await ask('a');
  await ask('b', 2_400);
  await ask('c', 2_400);
  await ask('a');
  expect(readings).toEqual(['a', 'b', 'c']);
  await ask('d', 2_400);
  await ask('a');
  await ask('b');
  expect(readings).toEqual(['a', 'b', 'c', 'd', 'b']);
  clock.advance(HOUR);
  await ask('a');
  await post('Anything');
  await ask('a');
  expect(readings.slice(5)).toEqual(['a', 'a']);
});

it('drops listings that have become too old for the requested period', async () => {
  await post('Fresh bread');
  const today = () => campus.client().hives.list({ q: 'bread', since: 'day' });
  expect((await today()).count).toBe(1);
  campus.clock.advance(DAY);
  expect((await today()).count).toBe(0);
});
