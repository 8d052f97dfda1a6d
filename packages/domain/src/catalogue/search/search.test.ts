import { MAX_RECENT_SEARCHES } from '@campushive/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng');
  for (const title of ['Desk lamp', 'Lamp with USB', 'Lampshade', 'desk lamp'])
    await akosua.client.category.create({
      category: 'essentials',
      title,
      description: 'Bright',
      price: 40,
      condition: 'good',
      pickupLocation: 'Hall',
    });
  await akosua.client.category.create({ category: 'logistics', title: 'Carry my lamp', price: 10 });
});
afterAll(() => campus.close());

const suggestions = async (q: string, student: TestStudent | null = kwame) =>
  (await campus.client(student?.token).search.suggestions({ q })).data;
const recents = async (student: TestStudent, q = '') =>
  (await suggestions(q, student))
    .filter((suggestion) => suggestion.kind === 'recent')
    .map((suggestion) => suggestion.text);

it('separates the searches for listings and for users on one path', async () => {
  const listings = await campus.request('GET', '/search?q=lamp', { token: kwame.token });
  expect(listings.body.data[0]).toMatchObject({ status: 'active', postedBy: { name: 'Akosua Mensah' } });
  const people = await campus.request('GET', '/search?q=akosua&type=users', { token: kwame.token });
  expect(people.body).toMatchObject({ count: 1, data: [{ name: 'Akosua Mensah', username: null }] });
  expect((await campus.request('GET', '/search?q=akosua&type=users')).status).toBe(401);
  expect((await campus.request('GET', '/search?q=lamp')).status).toBe(200);
  expect((await campus.request('GET', '/search?q=lamp&type=things')).body.fieldErrors).toHaveProperty('type');
});

it('finds people by any part of a name, by profile text, and when mistyped', async () => {
  await akosua.client.users.updateProfile({ bio: 'I braid hair and fix laptops' });
  const names = async (q: string) =>
    (await kwame.client.users.search({ q, type: 'users' })).data.map(({ name }) => name);
  expect(await names('mensah')).toEqual(['Akosua Mensah']);
  expect(await names('ensa')).toEqual(['Akosua Mensah']);
  expect(await names('braid')).toEqual(['Akosua Mensah']);
  expect(await names('akosua mensa')).toEqual(['Akosua Mensah']);
  expect(await names('akosuwa mensah')).toEqual(['Akosua Mensah']);
  expect(await names('aksoua')).toEqual(['Akosua Mensah']);
  expect(await names('%')).toEqual([]);
  expect(await names('boateng')).toEqual([]);
});

it('suggests hives, hives with matches, and titles, each title once', async () => {
  const found = await suggestions('lam', null);
  expect(found.filter((one) => one.kind === 'within')).toEqual([
    { kind: 'within', text: 'lam', hiveType: 'essentials', count: 4, id: null },
    { kind: 'within', text: 'lam', hiveType: 'logistics', count: 1, id: null },
  ]);
  const titles = found.filter((one) => one.kind === 'listing').map((one) => one.text.toLowerCase());
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toEqual(expect.arrayContaining(['desk lamp', 'lamp with usb', 'carry my lamp']));
  expect((await suggestions('esse'))[0]).toEqual({
    kind: 'hive',
    text: 'Essentials',
    hiveType: 'essentials',
    count: 4,
    id: null,
  });
});

it('stores recent searches for their owner only, newest first, each once whatever its capitals', async () => {
  for (const q of ['desk lamp', 'rice cooker', 'Desk LAMP']) await kwame.client.search.remember({ q });
  expect(await recents(kwame)).toEqual(['Desk LAMP', 'rice cooker']);
  expect(await recents(kwame, 'ri')).toEqual(['rice cooker']);
  expect(await recents(akosua)).toEqual([]);
  expect((await akosua.client.search.forget({})).count).toBe(0);
  expect((await kwame.client.search.forget({ q: 'desk lamp' })).count).toBe(1);
  expect(await recents(kwame)).toEqual(['rice cooker']);
  for (let n = 0; n < MAX_RECENT_SEARCHES + 3; n += 1)
    await kwame.client.search.remember({ q: `thing ${n}` });
  expect((await kwame.client.search.forget({})).count).toBe(MAX_RECENT_SEARCHES);
  expect(await recents(kwame)).toEqual([]);
});

it('names students with a matching name beside listings, to members only and without a hive filter', async () => {
  const named = async (q: string, token?: string) =>
    (await campus.client(token).search.listings({ q })).about?.people.map(({ name }) => name);
  expect(await named('mensah', kwame.token)).toEqual(['Akosua Mensah']);
  expect(await named('mensah')).toEqual([]);
  // A match in the profile text, but not in the name.
  expect(await named('laptops', kwame.token)).toEqual([]);
  const inOne = await kwame.client.search.listings({ q: 'mensah', hiveType: 'essentials' });
  expect(inOne.about?.people).toEqual([]);
});

it('reports the fit of its results: all, some, corrected, alike or most', async () => {
  const fit = async (q: string) => (await campus.client().search.listings({ q })).about?.fit;
  expect(await fit('usb')).toBe('all');
  expect(await fit('bright')).toBe('all');
  expect(await fit('lamp usb')).toBe('some');
  expect(await fit('lammp')).toBe('corrected');
  expect(await fit('lampshaed')).toBe('alike');
  expect(await fit('zither lamp')).toBe('most');
  expect((await campus.client().search.overview({ q: 'zither lamp' })).data.fit).toBe('most');
});

it('counts the same matches as the results page of that campus', async () => {
  const within = async (scope: { university?: string; near?: string }) =>
    (await campus.client().search.suggestions({ q: 'lam', ...scope })).data
      .filter(({ kind }) => kind === 'within')
      .map(({ hiveType, count }) => [hiveType, count]);
  expect(await within({ university: 'ug' })).toEqual([
    ['essentials', 4],
    ['logistics', 1],
  ]);
  expect(await within({ university: 'knust' })).toEqual([]);
  const titles = (await campus.client().search.suggestions({ q: 'lam', university: 'knust' })).data;
  expect(titles.filter(({ kind }) => kind === 'listing')).toEqual([]);
});

it('suggests kinds for a listing, the confirmed one first, and refuses a kind of another hive', async () => {
  const kinds = async (input: object) =>
    (await kwame.client.search.kinds({ hiveType: 'essentials', ...input })).data.map(({ id }) => id);
  expect(await kinds({ title: 'Binatone cordless', description: 'Boils in three minutes' })).toEqual([
    'kettle',
  ]);
  expect(await kinds({ title: 'Fx 991', brand: 'Casio' })).toContain('calculator');
  expect(await kinds({ title: 'Lamp', kind: 'kettle' })).toEqual(['kettle', 'lamp']);
  expect(await kinds({})).toEqual([]);
  const lamp = {
    title: 'Old friend',
    description: 'Served me',
    price: 40,
    condition: 'good',
    pickupLocation: 'Hall',
  };
  const post = (kind: string) =>
    akosua.client.category.create({ category: 'essentials', ...lamp, condition: 'good', kind });
  await expect(post('moving')).rejects.toMatchObject({ fieldErrors: { kind: { code: 'invalid_choice' } } });
  await expect(post('zither')).rejects.toMatchObject({ fieldErrors: { kind: { code: 'invalid_choice' } } });
  const { data } = await post('kettle');
  expect(data.essentialsDetails?.kind).toBe('kettle');
  const found = async () =>
    (await campus.client().search.listings({ q: 'bouilloire' })).data.map(({ title }) => title);
  expect(await found()).toEqual(['Old friend']);
  await akosua.client.hives.update({ id: data.id, kind: 'lamp' });
  expect(await found()).toEqual([]);
});
