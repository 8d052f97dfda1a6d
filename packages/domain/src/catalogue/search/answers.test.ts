import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createPeopleFinder } from './people.js';
import { createSuggestions } from './suggestions.js';

let campus: TestCampus;
let ama: TestStudent;
let yaw: TestStudent;
const sell = async ({ client }: TestStudent, title: string) =>
  client.category.create({
    ...{ category: 'essentials', title, description: 'Ours', price: 40, condition: 'good' },
    pickupLocation: 'Hall',
  });
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  ama = await campus.student('Ama Zither Kora Balafon Mbira');
  yaw = await campus.student('Yaw Drummer', 'yaw@st.knust.edu.gh');
  await yaw.client.users.updateProfile({ bio: 'I mend zithers' });
  for (const title of ['Zither one', 'Zither two']) await sell(ama, title);
  await sell(yaw, 'Zither three');
  await sell(ama, 'Zitter');
  await sell(ama, 'Ocarina');
  for (const title of ['Carry an ocarina', 'Mend an ocarina', 'Fetch an ocarina'])
    await ama.client.category.create({ category: 'logistics', title, price: 10 });
  for (const title of ['Ocarina lessons', 'Ocarina for beginners'])
    await ama.client.category.create({
      ...{ category: 'academia', title, description: 'Slowly', price: 40, duration: 60 },
      location: 'Library',
    });
});
afterAll(() => campus.close());

const viewer = ({ id }: TestStudent) =>
  ({ userId: id }) as Parameters<ReturnType<typeof createPeopleFinder>['find']>[1];
const suggest = (q: string, student: TestStudent | null = null) =>
  createSuggestions(campus.app.platform)(q, {}, student === null ? null : viewer(student));
const overview = async (q: string, more: object = {}) =>
  (await campus.client().search.overview({ q, ...more })).data;
const people = async (q: string) =>
  (await createPeopleFinder(campus.app.platform).find(q, viewer(yaw), 10)).map(({ name }) => name);

describe('suggestions', () => {
  it('name the text without surrounding spaces', async () => {
    const within = (await suggest('  zither ')).filter(({ kind }) => kind === 'within');
    expect(within.map(({ text, count }) => [text, count])).toEqual([['zither', 3]]);
  });
});

describe('suggestions of hives', () => {
  it('are the two hives with the most matching listings, the fuller one first', async () => {
    const within = (await suggest('ocarina')).filter(({ kind }) => kind === 'within');
    expect(within.map(({ hiveType, count }) => [hiveType, count])).toEqual([
      ['logistics', 3],
      ['academia', 2],
    ]);
  });
});

describe('the overview of a search', () => {
  it('respects the campus and the filters of its caller', async () => {
    const counts = async (more: object) => (await overview('zither', more)).hives.map(({ count }) => count);
    expect(await counts({})).toEqual([3]);
    expect(await counts({ university: 'ug' })).toEqual([2]);
    expect(await counts({ university: 'knust' })).toEqual([1]);
    expect(await counts({ near: 'knust' })).toEqual([1]);
    expect(await counts({ maxPrice: 39 })).toEqual([]);
  });

  it('reports a full match for a text without words', async () => {
    expect(await overview('?!')).toMatchObject({ fit: 'all', hives: [] });
  });
});

describe('students', () => {
  it('are found by four misspelt words, but not by a fifth', async () => {
    const all = ['Ama Zither Kora Balafon Mbira'];
    expect(await people('zihter kroa blaafon mbria')).toEqual(all);
    expect(await people('zihter kroa blaafon mbria ama')).toEqual(all);
    expect(await people('zihter kroa blaafon mbria aam')).toEqual([]);
  });

  it('are not found by a single letter that no name has, nor by a very long word', async () => {
    expect(await people('q')).toEqual([]);
    expect(await people('z'.repeat(25))).toEqual([]);
  });

  it('are found by name, not by profile, and only on the first page', async () => {
    const page = (q: string, cursor?: string) =>
      campus.client(ama.token).search.listings({ q, limit: 1, ...(cursor !== undefined && { cursor }) });
    expect((await page('zithers')).about?.people).toEqual([]);
    const first = await campus.client(yaw.token).search.listings({ q: 'zither', limit: 1 });
    expect(first.about?.people.map(({ id }) => id)).toEqual([ama.id]);
    const cursor = first.pagination?.nextCursor ?? '';
    expect(cursor).not.toBe('');
    const second = await campus.client(yaw.token).search.listings({ q: 'zither', limit: 1, cursor });
    expect(second.about?.people).toEqual([]);
  });
});

it('stores no recent search without a letter or digit', async () => {
  await yaw.client.search.remember({ q: '?!' });
  expect((await yaw.client.search.forget({})).count).toBe(0);
});
