import { MAX_RECENT_SEARCHES } from '@campushive/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../test/campus.js';

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

const suggestions = async (q: string, who: TestStudent | null = kwame) =>
  (await campus.client(who?.token).search.suggestions({ q })).data;
const recents = async (who: TestStudent, q = '') =>
  (await suggestions(q, who)).filter((one) => one.kind === 'recent').map((one) => one.text);

it('tells the two searches of one address apart', async () => {
  const listings = await campus.request('GET', '/search?q=lamp', { token: kwame.token });
  expect(listings.body.data[0]).toMatchObject({ status: 'active', postedBy: { name: 'Akosua Mensah' } });
  const people = await campus.request('GET', '/search?q=akosua&type=users', { token: kwame.token });
  expect(people.body).toMatchObject({ count: 1, data: [{ name: 'Akosua Mensah', username: null }] });
  expect((await campus.request('GET', '/search?q=akosua&type=users')).status).toBe(401);
  expect((await campus.request('GET', '/search?q=lamp')).status).toBe(200);
  expect((await campus.request('GET', '/search?q=lamp&type=things')).body.fieldErrors).toHaveProperty('type');
});

it('finds people by any part of a name, by what they tell, and when mistyped', async () => {
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

it('remembers searches for their owner only, newest first, each spelling once', async () => {
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
