import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { users } from '../../platform/database/schema/index.js';
import { createPeopleFinder, isCalled } from './people.js';

let campus: TestCampus;
let viewer: TestStudent;
const amas: TestStudent[] = [];
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  viewer = await campus.student('Ama Viewer');
  for (const name of ['Ama Zulu', 'Ama Antwi', 'Amandzeba Boye', 'Kwame Osei', 'Adwoa Duah'])
    amas.push(await campus.student(name));
  const [zulu, antwi] = amas;
  if (zulu === undefined || antwi === undefined) throw new Error('Five students signed up');
  for (const [title, category, student] of [
    ['Zither stand', 'essentials', zulu],
    ['Zither strings', 'essentials', zulu],
    ['Zither case', 'essentials', zulu],
    ['Zither bow', 'essentials', zulu],
    ['Zither tuner', 'essentials', antwi],
  ] as const)
    await student.client.category.create({
      ...{ category, title, description: 'Ours', price: 40, condition: 'good', pickupLocation: 'Hall' },
    });
  await zulu.client.category.create({ category: 'logistics', title: 'Carry my zither', price: 10 });
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const finder = () => createPeopleFinder({ db: db() });
const asViewer = () => ({ userId: viewer.id }) as Parameters<ReturnType<typeof finder>['find']>[1];
const names = async (q: string, limit = 10) =>
  (await finder().find(q, asViewer(), limit)).map(({ name }) => name);
const set = (student: TestStudent | undefined, change: Partial<typeof users.$inferInsert>) =>
  db()
    .update(users)
    .set(change)
    .where(eq(users.id, student?.id ?? ''));
const overview = async (q: string, student: TestStudent | null, more: object = {}) =>
  (await campus.client(student?.token).search.overview({ q, ...more })).data;

describe('people', () => {
  it('match words that begin parts of their name', () => {
    expect(isCalled('Ama Serwaa Bonsu', ['bon', 'ama'])).toBe(true);
    expect(isCalled('Ama Serwaa Bonsu', ['ama', 'onsu'])).toBe(false);
    expect(isCalled('Ama Serwaa Bonsu', [])).toBe(true);
  });

  it('are found without the viewer, sorted by similarity and then by name', async () => {
    expect(await names('ama')).toEqual(['Ama Antwi', 'Ama Zulu', 'Amandzeba Boye']);
    expect(await names('ama zulu')).toEqual(['Ama Zulu']);
    expect(await names('ama', 1)).toEqual(['Ama Antwi']);
    expect(await names('')).toEqual([]);
  });

  it('are not found while their account is deleted, suspended or hidden', async () => {
    const { settings } = (await db().select().from(users).where(eq(users.id, viewer.id)))[0] ?? {};
    for (const [removed, back] of [
      [{ deletedAt: new Date(0) }, { deletedAt: null }],
      [{ suspendedAt: new Date(0) }, { suspendedAt: null }],
      [{ settings: { ...settings, visibility: 'hidden' } }, { settings }],
    ] as const) {
      await set(amas[1], removed);
      expect(await names('ama')).toEqual(['Ama Zulu', 'Amandzeba Boye']);
      await set(amas[1], back);
    }
    expect(await names('ama antwi')).toEqual(['Ama Antwi']);
  });

  it('are found by similar letters only when no name matches exactly, and not while typing', async () => {
    expect(await names('adowa')).toEqual(['Adwoa Duah']);
    expect(await names('kwmae')).toEqual(['Kwame Osei']);
    expect(await finder().suggest('adowa', asViewer(), 10)).toEqual([]);
    expect((await finder().suggest('adwo', asViewer(), 10)).map(({ name }) => name)).toEqual(['Adwoa Duah']);
  });
});

describe('the overview of a search', () => {
  it('shows four listings and the count of each hive, led by the hive of the best match', async () => {
    const { hives, fit } = await overview('zither', null);
    expect(hives.map(({ hiveType, count, listings }) => [hiveType, count, listings.length])).toEqual([
      ['essentials', 5, 4],
      ['logistics', 1, 1],
    ]);
    expect(fit).toBe('all');
    expect((await overview('zithar', null)).fit).not.toBe('all');
  });

  it('counts people for members and shows three of them, and shows none to visitors', async () => {
    const { people } = await overview('a', viewer);
    expect(people.count).toBeGreaterThan(3);
    expect(people.users).toHaveLength(3);
    expect((await overview('ama', null)).people).toEqual({ count: 0, users: [] });
  });

  it('counts the listings of universities found by name', async () => {
    const { universities } = await overview('ghana', null);
    expect(universities.find(({ id }) => id === 'ug')).toEqual({ id: 'ug', listingCount: 6 });
    expect(universities.filter(({ id }) => id !== 'ug').every(({ listingCount }) => listingCount === 0)).toBe(
      true,
    );
  });

  it('puts listings of the preferred campus first', async () => {
    const other = await campus.student('Kojo Knust', 'kojo@st.knust.edu.gh');
    await other.client.category.create({
      ...{ category: 'essentials', title: 'Zither stand', description: 'Ours', price: 40, condition: 'good' },
      pickupLocation: 'Hall',
    });
    const firstOf = async (first: string) =>
      (await overview('zither stand', null, { first })).hives[0]?.listings[0];
    expect((await firstOf('knust'))?.universityId).toBe('knust');
    expect((await firstOf('ug'))?.universityId).toBe('ug');
  });
});
