import { LISTING_LIFETIME } from '@campushive/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';

let campus: TestCampus;
let poster: TestStudent;
let lamp: string;
beforeAll(async () => {
  campus = await openTestCampus();
  poster = await campus.student('Esi Poster');
  const { data } = await poster.client.category.create({
    ...{ category: 'essentials', title: 'Desk lamp', description: 'Bright', price: 40, condition: 'good' },
    ...{ pickupLocation: 'Hall', courseCode: 'MATH 223' },
  });
  lamp = data.id;
  await poster.client.category.create({
    ...{ category: 'academia', title: 'Lamp repair lessons', description: 'Bring yours', price: 40 },
    ...{ duration: 60, location: 'Library' },
  });
});
afterAll(() => campus.close());

/** All lists, counts and suggestions of open listings; each returns its number. */
const READERS: Readonly<Record<string, () => Promise<number>>> = {
  'search.listings': async () => (await visitor().search.listings({ q: 'lamp' })).count ?? 0,
  'search.overview': async () => (await visitor().search.overview({ q: 'lamp' })).data.hives.length,
  'the titles of search.suggestions': () => suggested('lamp', 'listing'),
  'the hives of search.suggestions': () => suggested('lamp', 'within'),
  'the hive of search.suggestions': () => suggested('essentials', 'hive'),
  'the shelf of search.suggestions': () => suggested('lamp', 'topic'),
  'the course of search.suggestions': () => suggested('MATH 223', 'course'),
  'the university of search.overview': async () =>
    (await visitor().search.overview({ q: 'legon' })).data.universities.find(({ id }) => id === 'ug')
      ?.listingCount ?? 0,
  'hives.list': async () => (await visitor().hives.list({})).count ?? 0,
  'hives.types': async () =>
    (await visitor().hives.types({})).data.reduce((sum, { count = 0 }) => sum + count, 0),
  'category.list': async () => (await visitor().category.list({ category: 'essentials' })).count ?? 0,
  'services.list': async () => (await visitor().services.list({})).count ?? 0,
  'topics.list': async () =>
    (await visitor().topics.list({})).data.reduce((sum, { count }) => sum + count, 0),
  'home.get': async () => (await visitor().home.get({})).data.listingCount,
  'universities.list': async () =>
    (await visitor().universities.list({})).data.reduce((sum, one) => sum + (one.listingCount ?? 0), 0),
  'savedSearches.create': async () => {
    const saver = await campus.student('Yaw Saver');
    return (await saver.client.savedSearches.create({ q: 'lamp' })).data.count;
  },
};

const visitor = () => campus.client();

/** Counts the suggestions of a kind that have results. */
async function suggested(q: string, expected: string): Promise<number> {
  const { data } = await visitor().search.suggestions({ q });
  return data.filter(({ kind, count }) => kind === expected && count !== 0).length;
}

it('lists a listing while it is open and drops it everywhere at its end, before any job has marked it', async () => {
  for (const [name, read] of Object.entries(READERS)) expect(await read(), name).toBeGreaterThan(0);
  campus.clock.advance(LISTING_LIFETIME + 1);
  // The listing's page still shows the old status: no job has marked it yet.
  expect((await visitor().hives.get({ id: lamp })).data.status).toBe('active');
  for (const [name, read] of Object.entries(READERS)) expect(await read(), name).toBe(0);
});
