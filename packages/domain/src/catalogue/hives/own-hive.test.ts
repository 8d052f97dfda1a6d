import type { Listing } from '@campushive/contract';
import { campus as ghana } from '@campushive/campus-ghana';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { serveCampus } from '../../platform/campus.js';

let campus: TestCampus;
let wanjiku: TestStudent;
let otieno: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({ CAMPUS: 'nairobi' });
  wanjiku = await campus.student('Wanjiku Kamau', 'wanjiku@students.uonbi.ac.ke');
  otieno = await campus.student('Otieno Odhiambo', 'otieno@students.uonbi.ac.ke');
});
afterAll(async () => {
  await campus.close();
  serveCampus(ghana);
});

const ROOM = {
  title: 'Place in a flat',
  description: 'Water every day',
  price: 9_500,
  kind: 'shared',
  where: 'Ngara market',
  freeFrom: '2027-01-15',
  sharedBy: '2',
};
const send = (body: object, by = wanjiku) => campus.request('POST', '/rooms', { token: by.token, body });
const post = async (change: object = {}): Promise<Listing> => {
  const answer = await send({ ...ROOM, ...change });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const wrongIn = async (change: object) => (await send({ ...ROOM, ...change })).body.fieldErrors ?? {};
const ids = (list: { data: readonly Listing[] }) => list.data.map(({ id }) => id);

it('returns a posted listing with its own fields and reads it back', async () => {
  const made = await post({ furnished: true });
  expect(made).toMatchObject({
    hiveTypeId: 'rooms',
    hiveType: { id: 'rooms', name: 'Rooms', icon: 'house' },
    price: 9_500,
    status: 'active',
    ownDetails: {
      kind: 'shared',
      where: 'Ngara market',
      freeFrom: '2027-01-15',
      sharedBy: 2,
      furnished: true,
    },
  });
  expect((await campus.client().hives.get({ id: made.id })).data.ownDetails).toEqual(made.ownDetails);
  const types = (await campus.client().hives.types({})).data;
  expect(types.find(({ id }) => id === 'rooms')).toMatchObject({ name: 'Rooms', count: 1 });
});

it('accepts a listing on the general path as well', async () => {
  const body = { hiveType: 'rooms', ...ROOM };
  const made = await campus.request('POST', '/hives', { token: wanjiku.token, body });
  expect(made.status).toBe(201);
  const change = { where: 'Parklands', sharedBy: null };
  const path = `/hives/${made.body.data.id}`;
  const changed = await campus.request('PUT', path, { token: wanjiku.token, body: change });
  expect(changed.body.data.ownDetails).toMatchObject({ kind: 'shared', where: 'Parklands', sharedBy: null });
});

describe('bad input', () => {
  it.each([
    ['a choice that there is not', { kind: 'castle' }, { kind: { code: 'invalid_choice' } }],
    ['no choice', { kind: undefined }, { kind: { code: 'required' } }],
    ['an empty place', { where: ' ' }, { where: { code: 'required' } }],
    ['two lines', { where: 'Ngara\nmarket' }, { where: { code: 'not_one_line' } }],
    ['no day', { freeFrom: '2027-02-30' }, { freeFrom: { code: 'invalid_date' } }],
    ['too many', { sharedBy: 13 }, { sharedBy: { code: 'out_of_range', params: { min: 1, max: 12 } } }],
    ['half a person', { sharedBy: 1.5 }, { sharedBy: { code: 'not_whole' } }],
    ['no switch', { furnished: 'yes' }, { furnished: { code: 'invalid' } }],
    ['no price', { price: null }, { price: { code: 'required' } }],
    ['a field of another hive', { condition: 'good' }, { condition: { code: 'unknown_field' } }],
  ])('is reported on its field: %s', async (_name, change, errors) => {
    expect(await wrongIn(change)).toEqual(errors);
  });

  it('is refused in an update, and posting to an unknown hive returns 404', async () => {
    const { id } = await post();
    const change = (body: object, path: string) =>
      campus.request('PUT', path, { token: wanjiku.token, body });
    for (const path of [`/rooms/${id}`, `/hives/${id}`])
      expect((await change({ sharedBy: 0 }, path)).body.fieldErrors.sharedBy.code).toBe('out_of_range');
    expect((await change({ kind: null }, `/rooms/${id}`)).body.fieldErrors.kind.code).toBe('invalid_choice');
    expect((await change({ title: 'Mine' }, `/essentials/${id}`)).status).toBe(404);
    const flats = await campus.request('POST', '/flats', { token: wanjiku.token, body: ROOM });
    expect(flats.status).toBe(404);
  });

  it('includes an update by another student', async () => {
    const { id } = await post();
    const body = { title: 'Mine now' };
    expect((await campus.request('PUT', `/rooms/${id}`, { token: otieno.token, body })).status).toBe(403);
  });
});

it('keeps an incomplete draft until it can be published', async () => {
  const made = await send({ title: 'Soon', draft: true, where: 'Juja' });
  expect(made.body.data).toMatchObject({
    status: 'draft',
    missing: ['description', 'kind', 'freeFrom', 'price'],
    ownDetails: { where: 'Juja', kind: null },
  });
  const { id } = made.body.data;
  const publish = () =>
    campus.request('PUT', `/hives/${id}/status`, { token: wanjiku.token, body: { status: 'active' } });
  expect((await publish()).body.fieldErrors).toMatchObject({ description: { code: 'required' } });
  const { where: _where, ...rest } = ROOM;
  await campus.request('PUT', `/rooms/${id}`, { token: wanjiku.token, body: rest });
  const published = await publish();
  expect(published.body.data).toMatchObject({
    status: 'active',
    ownDetails: { where: 'Juja', kind: 'shared' },
  });
});

describe('finding listings of a custom hive', () => {
  it('matches the words of fields and choices, in each language of the campus', async () => {
    const room = await post({ title: 'A roof', kind: 'bedsitter', where: 'Githurai' });
    for (const q of ['githurai', 'bedsitter', 'bedsita'])
      expect(ids(await campus.client().hives.list({ q, hiveType: 'rooms' })), q).toContain(room.id);
    await campus.request('PUT', `/rooms/${room.id}`, { token: wanjiku.token, body: { where: 'Roysambu' } });
    expect(ids(await campus.client().hives.list({ q: 'githurai' }))).not.toContain(room.id);
    const overview = (await campus.client().search.overview({ q: 'roysambu' })).data;
    expect(overview.hives.map(({ hiveType }) => hiveType)).toEqual(['rooms']);
  });

  it('filters a list by field values', async () => {
    const furnished = await post({ kind: 'hostel', furnished: true });
    const bare = await post({ kind: 'hostel' });
    const list = (facets: string) => campus.client().hives.list({ hiveType: 'rooms', facets });
    expect(ids(await list('kind:hostel'))).toEqual([bare.id, furnished.id]);
    expect(ids(await list('kind:hostel,furnished:yes'))).toEqual([furnished.id]);
    expect(ids(await list('kind:hostel,furnished:no'))).toEqual([bare.id]);
    for (const wrong of ['kind:castle', 'where:ngara', 'nothing'])
      await expect(list(wrong)).rejects.toMatchObject({
        fieldErrors: { facets: { code: 'invalid_choice' } },
      });
    await expect(campus.client().hives.list({ facets: 'kind:hostel' })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});

it('supports saving, messages, purchase and reports like any other listing', async () => {
  const { id } = await post();
  await otieno.client.favorites.add({ hiveId: id });
  const { data: talk } = await otieno.client.messages.open({ recipientId: wanjiku.id, hiveId: id });
  expect(talk.listing).toMatchObject({ hiveTypeId: 'rooms' });
  const payment = await campus.request('POST', `/payments/initialize/${id}`, {
    token: otieno.token,
    body: {},
  });
  expect(payment.status, JSON.stringify(payment.body)).toBe(201);
  const reason = { targetType: 'listing', targetId: id, reason: 'scam' } as const;
  expect((await otieno.client.reports.create(reason)).data.id).toBeDefined();
});

it('adds its own fields to the OpenAPI document', async () => {
  const { body: document } = await campus.request('GET', '/openapi.json');
  const body = JSON.stringify(document.paths['/rooms'].post.requestBody);
  expect(body).toContain('"enum":["shared","single","bedsitter","hostel"]');
  expect(Object.keys(document.paths)).toContain('/rooms/{id}');
  const parameters = JSON.stringify(document.paths['/hives'].get.parameters);
  expect(parameters).toContain('"essentials","academia","logistics","buzz","archive","sidehustle","rooms"');
});
