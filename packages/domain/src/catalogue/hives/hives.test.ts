import { DAY, LISTING_LIFETIME } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng', 'kwame@st.knust.edu.gh');
});
afterAll(() => campus.close());

const laptop = {
  title: 'HP EliteBook 840 G6',
  description: '16 GB, charger included',
  price: 2450,
  condition: 'like-new',
  pickupLocation: 'Unity Hall',
};
const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const post = async (change: object = {}, student = akosua) =>
  (await call('POST', '/essentials', student, { ...laptop, ...change })).body.data;

describe('posting a listing', () => {
  it('returns the listing exactly as it is read later', async () => {
    const created = await call('POST', '/essentials', akosua, {
      ...laptop,
      brand: 'HP',
      purchaseDate: '2025-05-06',
    });
    expect(created.status).toBe(201);
    expect(created.body.message).toBe('New Essentials listing created successfully!');
    expect(created.body.data).toMatchObject({
      title: laptop.title,
      price: 2450,
      status: 'active',
      hiveType: { id: 'essentials', name: 'Essentials', icon: 'shopping-bag' },
      postedBy: { id: akosua.id, name: 'Akosua Mensah', university: 'University of Ghana' },
      essentialsDetails: { condition: 'like-new', brand: 'HP', itemCategory: null, photos: [] },
    });
    const read = await call('GET', `/hives/${created.body.data.id}`, akosua);
    expect(read.body.data).toEqual(created.body.data);
  });

  it.each([
    ['2450.50', 2450.5],
    ['0', 0],
    [0, 0],
  ])('accepts %j as a price', async (price, shown) => {
    expect((await post({ price })).price).toBe(shown);
  });

  it.each([
    ['no price', { price: undefined }, 'price'],
    ['an empty price', { price: '' }, 'price'],
    ['a price that is nothing', { price: null }, 'price'],
    ['a price with three decimals', { price: 1.005 }, 'price'],
    ['a negative price', { price: -1 }, 'price'],
    ['words for a price', { price: 'cheap' }, 'price'],
    ['too high a price', { price: 100_000.01 }, 'price'],
    ['an unknown condition', { condition: 'shiny' }, 'condition'],
    ['no title', { title: '   ' }, 'title'],
    ['too long a title', { title: 'x'.repeat(121) }, 'title'],
    ['control characters', { title: 'Lap\u0000top' }, 'title'],
    ["another hive's field", { eventDate: '2027-01-01' }, 'eventDate'],
    ['a photo that is not mine', { photos: ['01890000-0000-7000-8000-000000000000'] }, 'photos.0'],
    ['nine photos', { photos: Array(9).fill('x') }, 'photos'],
  ])('refuses %s', async (_title, change, field) => {
    const answer = await call('POST', '/essentials', akosua, { ...laptop, ...change });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
  });

  it('works the same through POST /hives with a hiveType, for every hive', async () => {
    const bodies = {
      academia: {
        title: 'Calculus II',
        description: 'Past questions',
        price: 60,
        duration: '90',
        location: 'Balme',
      },
      logistics: { title: 'Ayeduase to Tech Junction', price: 15 },
      buzz: {
        title: 'Hall week',
        description: 'Music',
        eventDate: '2099-01-01T18:00:00Z',
        location: 'Akuafo',
        organizer: 'JCR',
        eventType: 'party',
        admission: 'free',
      },
      archive: {
        title: 'MATH 223',
        description: 'Notes',
        fileUrl: 'https://example.com/notes.pdf',
        mayShare: true,
      },
      sidehustle: {
        title: 'Braids',
        description: 'Weekend slots',
        price: 120,
        applicationDeadline: '2099-01-01',
      },
    };
    for (const [hiveType, body] of Object.entries(bodies)) {
      const answer = await call('POST', '/hives', akosua, { hiveType, ...body });
      expect([hiveType, answer.status, answer.body.data?.hiveTypeId]).toEqual([hiveType, 201, hiveType]);
      expect(answer.body.data[`${hiveType}Details`]).toBeTypeOf('object');
    }
    expect((await call('POST', '/hives', akosua, { hiveType: 'casino', title: 'x' })).status).toBe(422);
  });

  it('repeats its response for a repeated Idempotency-Key, and refuses the key for another body', async () => {
    const send = (title: string) =>
      campus.request('POST', '/essentials', {
        token: akosua.token,
        body: { ...laptop, title },
        headers: { 'idempotency-key': 'key-1' },
      });
    const [first, again] = [await send('Once'), await send('Once')];
    expect(again.body).toEqual(first.body);
    expect((await send('Other')).body.code).toBe('idempotency_conflict');
  });

  it('requires a session', async () => {
    expect((await call('POST', '/essentials', null, laptop)).status).toBe(401);
  });
});

describe('changing a listing', () => {
  it('changes only the fields in the request, on either path', async () => {
    const { id } = await post({ brand: 'HP' });
    const one = await call('PUT', `/essentials/${id}`, akosua, { price: '2000' });
    expect(one.body.message).toBe('Essentials listing updated successfully!');
    expect(one.body.data).toMatchObject({
      price: 2000,
      title: laptop.title,
      essentialsDetails: { brand: 'HP' },
    });
    const other = await call('PUT', `/hives/${id}`, akosua, { brand: '' });
    expect(other.body.message).toBe('Hive updated successfully!');
    expect(other.body.data).toMatchObject({ price: 2000, essentialsDetails: { brand: null } });
    expect((await call('PUT', `/hives/${id}`, akosua, { duration: 60 })).body.fieldErrors).toEqual({
      duration: { code: 'unknown_field' },
    });
    expect((await call('PUT', `/academia/${id}`, akosua, { price: 1 })).status).toBe(404);
    expect((await call('PUT', `/essentials/${id}`, akosua, { id })).body.fieldErrors).toEqual({
      id: { code: 'unknown_field' },
    });
  });

  it('is refused for other students and for visitors', async () => {
    const { id } = await post();
    expect((await call('PUT', `/essentials/${id}`, kwame, { price: 1 })).status).toBe(403);
    expect((await call('PUT', `/hives/${id}/status`, kwame, { status: 'sold' })).status).toBe(403);
    expect((await call('DELETE', `/hives/${id}`, kwame)).status).toBe(403);
    expect((await call('DELETE', `/hives/${id}`, null)).status).toBe(401);
    expect((await call('GET', `/hives/${id}`, kwame)).body.data.price).toBe(2450);
  });

  it('follows the table of status transitions', async () => {
    const { id } = await post();
    const move = (status: string) => call('PUT', `/hives/${id}/status`, akosua, { status });
    expect((await move('reserved')).body.code).toBe('illegal_transition');
    expect((await move('sold')).body.data.status).toBe('sold');
    expect((await move('draft')).body.code).toBe('illegal_transition');
    expect((await move('shiny')).status).toBe(422);
    expect((await call('PUT', `/essentials/${id}`, akosua, { price: 1 })).body.code).toBe('conflict');
  });

  it('returns 404 for every viewer after a deletion', async () => {
    const { id } = await post();
    expect((await call('DELETE', `/hives/${id}`, akosua)).status).toBe(200);
    for (const student of [akosua, kwame, null]) {
      expect((await call('GET', `/hives/${id}`, student)).status).toBe(404);
    }
    expect((await call('DELETE', `/hives/${id}`, akosua)).status).toBe(404);
  });

  it('assigns a gig to an applicant and hides the assignee from visitors', async () => {
    const gig = { title: 'Deliver a parcel', price: 20 };
    const { id } = (await call('POST', '/logistics', akosua, gig)).body.data;
    expect((await call('PUT', `/hives/${id}/assign`, kwame, { assignedToId: kwame.id })).status).toBe(403);
    expect((await call('PUT', `/hives/${id}/assign`, akosua, { assignedToId: akosua.id })).status).toBe(422);
    await call('POST', `/hives/${id}/applications`, kwame, { message: 'I can' });
    expect(
      (await call('PUT', `/hives/${id}/assign`, akosua, { assignedToId: kwame.id })).body.data,
    ).toMatchObject({ status: 'assigned', assignedToId: kwame.id });
    expect((await call('GET', `/hives/${id}`, null)).body.data.assignedToId).toBeNull();
    const mine = await call('GET', '/hives/my/assigned', kwame);
    expect(mine.body.data.map((one: { id: string }) => one.id)).toEqual([id]);
    const notifications = await call('GET', '/notifications', kwame);
    expect(notifications.body.data[0]).toMatchObject({ kind: 'task_assigned', read: false });
    const { id: item } = await post();
    expect((await call('PUT', `/hives/${item}/assign`, akosua, { assignedToId: kwame.id })).status).toBe(409);
  });
});

it('ends a listing after 60 days and removes it from lists', async () => {
  const student = await campus.student('Late Poster');
  const { id } = await post({ title: 'Ephemeral stool' }, student);
  const found = async () => (await call('GET', '/essentials?q=ephemeral', null)).body.count;
  campus.clock.advance(LISTING_LIFETIME - DAY);
  expect(await found()).toBe(1);
  campus.clock.advance(DAY);
  expect(await found()).toBe(0);
  await campus.app.platform.jobs.runNow('hives.expire-due', {});
  expect((await call('GET', `/hives/${id}`, null)).body.data.status).toBe('expired');
});
