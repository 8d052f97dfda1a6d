import type { Listing } from '@campushive/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { pixel } from '../../../../../../apps/api/test/calls/world.js';

let campus: TestCampus;
let owner: TestStudent;
let tenant: TestStudent;
let photo: string;
beforeAll(async () => void (campus = await openTestCampus()));
beforeEach(async () => {
  owner = await campus.student('Adwoa Agyeman');
  tenant = await campus.student('Kofi Asante');
  photo = (await owner.client.uploads.create({ purpose: 'listing-photo', file: pixel() })).data.id;
});
afterAll(() => campus.close());

const ROOM = {
  title: 'Single room in Ayeduase',
  description: 'Water every day',
  price: 3_600,
  kind: 'single',
  period: 'year',
  where: 'Ayeduase',
  freeFrom: '2027-01-15',
  gender: 'anyone',
};
const send = (body: object) =>
  campus.request('POST', '/rooms', { token: owner.token, body: { ...ROOM, photos: [photo], ...body } });
async function post(body: object = {}): Promise<Listing> {
  const answer = await send(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
}
const pay = (hiveId: string, price: number) => tenant.client.payments.initialize({ hiveId, price });
const order = async (id: string) => (await tenant.client.payments.get({ id })).data;

describe('a room with a deposit', () => {
  it('is paid with its deposit, and its rent stays the price of the listing', async () => {
    const room = await post({ deposit: '400.50' });
    expect(room).toMatchObject({ price: 3_600, ownDetails: { deposit: 400.5, period: 'year' } });
    const { paymentId } = (await pay(room.id, 400.5)).data;
    expect(await order(paymentId)).toMatchObject({ price: 400.5, orderStatus: 'pending_payment' });
    expect((await tenant.client.hives.get({ id: room.id })).data).toMatchObject({ status: 'reserved' });
  });

  it('refuses the rent as the price that the payer was shown', async () => {
    const room = await post({ deposit: 400 });
    await expect(pay(room.id, 3_600)).rejects.toMatchObject({ code: 'price_changed' });
    expect((await tenant.client.hives.get({ id: room.id })).data.status).toBe('active');
  });

  it('keeps the deposit of an order when the listing gets another one', async () => {
    const room = await post({ deposit: 400 });
    const { paymentId } = (await pay(room.id, 400)).data;
    await campus.request('PUT', `/rooms/${room.id}`, { token: owner.token, body: { deposit: 900 } });
    expect(await order(paymentId)).toMatchObject({ price: 400, priceField: 'deposit' });
  });
});

describe('a room without a deposit', () => {
  it('is paid with its rent', async () => {
    const room = await post();
    expect(room.ownDetails).toMatchObject({ deposit: null });
    const { paymentId } = (await pay(room.id, 3_600)).data;
    expect(await order(paymentId)).toMatchObject({ price: 3_600, priceField: null });
  });

  it('costs nothing when its rent is 0, whatever its deposit', async () => {
    const room = await post({ price: 0, deposit: 400 });
    await expect(pay(room.id, 400)).rejects.toMatchObject({ code: 'listing_free' });
  });
});

it.each([
  ['0', 'too_small'],
  ['-4', 'too_small'],
  ['four', 'not_a_number'],
  ['4.005', 'too_many_decimals'],
  ['99999999999', 'price_too_high'],
])('refuses the deposit %s with the field code %s', async (deposit, code) => {
  const refused = await send({ deposit });
  expect([refused.status, refused.body.fieldErrors?.deposit?.code]).toEqual([422, code]);
});
