import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';

let campus: TestCampus;
let efua: TestStudent;
let kojo: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  efua = await campus.student('Efua Sender');
  kojo = await campus.student('Kojo Laptopson', 'kojo@st.knust.edu.gh');
  await sell(efua, 'Standing fan');
  await sell(efua, 'Ox 18 inch, three speeds');
  await sell(efua, 'Standing FAN');
  await sell(kojo, 'Clip fan', 'MATH 223');
  await efua.client.category.create({ category: 'logistics', title: 'Carry my fan', price: 10 });
  await efua.client.category.create({
    ...{ category: 'academia', title: 'Lessons', description: 'Slowly', price: 40, duration: 60 },
    location: 'Library',
  });
});
afterAll(() => campus.close());

async function sell({ client }: TestStudent, title: string, courseCode?: string): Promise<void> {
  await client.category.create({
    ...{ category: 'essentials', title, description: 'Ours', price: 40, condition: 'good' },
    ...{ pickupLocation: 'Hall', ...(courseCode !== undefined && { courseCode }) },
  });
}

type Scope = { readonly university?: string; readonly near?: string; readonly first?: string };

const suggested = async (q: string, scope: Scope = {}, student?: TestStudent) =>
  (await campus.client(student?.token).search.suggestions({ q, ...scope })).data;
const ofKind = async (kind: string, ...args: Parameters<typeof suggested>) =>
  (await suggested(...args)).filter((one) => one.kind === kind);

it.each([{}, { university: 'ug' }, { university: 'knust' }, { near: 'ug' }])(
  'gives the same counts as the result pages, within %o',
  async (scope) => {
    const found = [...(await ofKind('within', 'fan', scope)), ...(await ofKind('hive', 'academia', scope))];
    expect(found.length).toBeGreaterThan(0);
    for (const { kind, text, hiveType, count } of found) {
      const page = await campus.client().search.listings({
        ...scope,
        hiveType: hiveType ?? undefined,
        ...(kind === 'within' && { q: text }),
      });
      expect(page.count, `${kind} ${text} ${hiveType}`).toBe(count);
    }
  },
);

it('counts the listings of a shelf', async () => {
  const [shelf] = await ofKind('topic', 'fan', { university: 'ug' });
  expect(shelf).toMatchObject({ hiveType: 'essentials', text: shelf?.id });
  const page = await campus.client().hives.list({ topic: 'hostel', university: 'ug' });
  expect(shelf).toMatchObject({ id: 'hostel', count: page.count });
});

it('suggests the two hives with the most matching listings, the fuller one first', async () => {
  expect((await ofKind('within', 'fan')).map(({ hiveType, count }) => [hiveType, count])).toEqual([
    ['essentials', 4],
    ['logistics', 1],
  ]);
});

it('suggests titles once whatever their capitals, with those of the preferred campus first', async () => {
  const titles = async (scope: Scope) => (await ofKind('listing', 'fan', scope)).map(({ text }) => text);
  const all = await titles({});
  expect(all.filter((one) => one.toLowerCase() === 'standing fan')).toHaveLength(1);
  expect(all).toHaveLength(4);
  expect((await titles({ first: 'knust' }))[0]).toBe('Clip fan');
  expect((await titles({ first: 'ug' }))[0]?.toLowerCase()).toBe('standing fan');
  expect(await titles({ university: 'knust' })).toEqual(['Clip fan']);
});

it('suggests at most five titles', async () => {
  for (let n = 0; n < 7; n += 1) await sell(efua, `Drum number ${n}`);
  expect(await ofKind('listing', 'drum')).toHaveLength(5);
});

it('suggests a course by its code when it has listings', async () => {
  expect(await ofKind('course', 'math223')).toEqual([
    { kind: 'course', text: 'MATH 223', hiveType: null, count: 1, id: 'MATH 223' },
  ]);
  expect(await ofKind('course', 'MATH 224')).toEqual([]);
  expect(await ofKind('course', 'math')).toEqual([]);
});

it('suggests two universities, by place or name', async () => {
  expect((await ofKind('university', 'knust')).map(({ id }) => id)).toEqual(['knust']);
  expect((await ofKind('university', 'university')).length).toBe(2);
  expect(await ofKind('university', 'zz')).toEqual([]);
});

it('suggests other students by name, to members only', async () => {
  const names = async (q: string, student?: TestStudent) =>
    (await ofKind('person', q, {}, student)).map(({ text, id }) => [text, id]);
  expect(await names('kojo', efua)).toEqual([['Kojo Laptopson', kojo.id]]);
  expect(await names('kojo lap', efua)).toEqual([['Kojo Laptopson', kojo.id]]);
  expect(await names('topson', efua)).toEqual([]);
  expect(await names('kojo', kojo)).toEqual([]);
  expect(await names('kojo')).toEqual([]);
  await kojo.client.users.updateProfile({ bio: 'I mend fans' });
  expect(await names('fans', efua)).toEqual([]);
});

it('suggests the newest searches of the caller, eight for an empty box and three for a word', async () => {
  for (let n = 0; n < 10; n += 1) await efua.client.search.remember({ q: `fan number ${n}` });
  const recent = async (q: string, student?: TestStudent) =>
    (await ofKind('recent', q, {}, student)).map(({ text }) => text);
  expect(await recent('', efua)).toHaveLength(8);
  expect((await recent('', efua))[0]).toBe('fan number 9');
  expect(await recent('fan', efua)).toEqual(['fan number 9', 'fan number 8', 'fan number 7']);
  expect(await recent('number fan 3', efua)).toEqual(['fan number 3']);
  expect(await recent('5', efua)).toEqual(['fan number 5']);
  expect(await recent('fan number 5', efua)).toEqual([]);
  expect(await recent('lamp', efua)).toEqual([]);
  expect(await recent('fan', kojo)).toEqual([]);
  expect(await suggested('')).toEqual([]);
  expect((await suggested('', {}, efua)).every(({ kind }) => kind === 'recent')).toBe(true);
});

it('suggests only recent searches for a text without a letter or digit', async () => {
  expect(await suggested('?!')).toEqual([]);
  expect((await suggested('?!', {}, efua)).map(({ kind }) => kind)).toContain('recent');
});

it('suggests a hive only when every word begins a word of its title', async () => {
  expect((await ofKind('hive', 'essen')).map(({ hiveType }) => hiveType)).toEqual(['essentials']);
  expect(await ofKind('hive', 'essen lamp')).toEqual([]);
  expect(await ofKind('hive', 'sentials')).toEqual([]);
});

it('counts close matches like the results page when few listings match', async () => {
  const { client } = await campus.student('Adwoa Boils');
  for (const [title, description] of [
    ['Kettle', 'Works'],
    ['Old friend', 'Whistles'],
  ] as const)
    await client.category.create({
      ...{ category: 'essentials', title, description, price: 40, condition: 'good' },
      pickupLocation: 'Hall',
    });
  const [within] = await ofKind('within', 'kettle');
  const page = await campus.client().search.listings({ q: 'kettle', hiveType: 'essentials' });
  expect(page.data.map(({ title }) => title)).toEqual(['Kettle', 'Old friend']);
  expect(within).toMatchObject({ hiveType: 'essentials', count: page.count });
});
