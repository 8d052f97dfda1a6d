import { campus as ghana } from '@campushive/campus-ghana';
import { type UniversityPage } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { launchUniversity } from './launches.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../apps/api/test/campus.js';
import { users } from '../../platform/database/schema/index.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

const get = async (id: string): Promise<UniversityPage> =>
  (await campus.request('GET', `/universities/${id}`)).body.data;
const post = (token: string) =>
  campus.request('POST', '/essentials', {
    token,
    body: { title: 'Lamp', price: 30, description: 'Bright', condition: 'good', pickupLocation: 'Hall' },
  });

it('lists all universities in the order of the registration form', async () => {
  const { status, body } = await campus.request('GET', '/universities');
  expect(status).toBe(200);
  expect(body.count).toBe(ghana.institutions.length);
  expect(body.data.map((one: UniversityPage) => one.id)).toEqual(
    ghana.institutions.map((institution) => institution.id),
  );
  expect(body.data[0]).toEqual({
    id: 'ug',
    name: 'University of Ghana',
    displayName: 'UG',
    kind: 'public',
    location: 'Accra',
    established: 1948,
    website: 'https://www.ug.edu.gh',
    emailDomain: 'st.ug.edu.gh',
    emailDomains: ['st.ug.edu.gh', 'stud.ug.edu.gh'],
    studentCount: 0,
    listingCount: 0,
    about: ghana.institutions[0]?.about,
    programs: ghana.institutions[0]?.programs,
    faculties: ghana.institutions[0]?.faculties,
    isOpen: true,
  });
});

it('counts current members and open listings', async () => {
  const poster = await campus.student('Ama Poster', 'ama@ashesi.edu.gh');
  const other = await campus.student('Kofi Other', 'kofi@ashesi.edu.gh');
  await campus.client().auth.register({
    name: 'Not Yet',
    email: 'notyet@ashesi.edu.gh',
    password: 'Kente-cloth-7',
  });
  const listing = (await post(poster.token)).body.data;
  await post(poster.token);
  expect(await get('ashesi')).toMatchObject({
    studentCount: 2,
    listingCount: 2,
    hives: [{ id: 'essentials', count: 2 }],
  });
  await campus.request('DELETE', `/hives/${listing.id}`, { token: poster.token });
  await campus.app.platform.db
    .update(users)
    .set({ deletedAt: campus.clock.now() })
    .where(eq(users.id, other.id));
  expect(await get('ashesi')).toMatchObject({ studentCount: 1, listingCount: 1 });
  expect(await get('vvu')).toMatchObject({ studentCount: 0, listingCount: 0, hives: [] });
});

it('resolves old ids and names in any case', async () => {
  for (const id of ['ug', 'uog', 'UG', 'University%20of%20Ghana']) expect((await get(id)).id).toBe('ug');
});

it.each(['atlantis', '%25', '__proto__', 'constructor'])('returns 404 for %s', async (id) => {
  const answer = await campus.request('GET', `/universities/${id}`);
  expect(answer.status).toBe(404);
  expect(answer.body.code).toBe('not_found');
});

it.each([
  ['a long id', `/universities/${'x'.repeat(41)}`, 'id'],
  ['a blank id', '/universities/%20', 'id'],
  ['a control character', '/universities/%00', 'id'],
  ['an unknown field', '/universities?kind=public', 'kind'],
])('refuses %s', async (_title, path, field) => {
  const answer = await campus.request('GET', path);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
});

it('accepts an expired session, because the call is public', async () => {
  expect((await campus.request('GET', '/universities', { token: 'x'.repeat(43) })).status).toBe(200);
});

it('marks the universities that are open for sign-up', async () => {
  await campus.app.platform.db.transaction((tx) => launchUniversity(tx, 'knust', campus.clock.now()));
  const { data } = await campus.client().universities.list({});
  expect(data.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual(['knust']);
  expect((await campus.client().universities.get({ id: 'ug' })).data.isOpen).toBe(false);
});
