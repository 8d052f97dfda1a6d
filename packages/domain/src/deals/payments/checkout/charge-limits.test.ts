import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PaymentDesk, viewerOf } from '../../../../../../apps/api/test/payment-desk.js';
import { listingOf } from '../../../../../../apps/api/test/sales.js';
import type { TestStudent } from '../../../../../../apps/api/test/campus.js';
import { ProviderError, type PhoneCharge } from '../../../platform/paystack/provider.js';
import { charge, giveVoucher } from './charge.js';
import { CHECKS_A_MINUTE } from '../limits.js';
import { verify } from './verify.js';

let desk: PaymentDesk;
let hiveId: string;
/** Calls that reached the provider. */
let calls: string[];

beforeAll(async () => void (desk = await PaymentDesk.open()));
beforeEach(async () => {
  await desk.next();
  hiveId = await listingOf(desk.seller, 50);
  calls = [];
  const answer = (what: string): Promise<PhoneCharge> => {
    calls.push(what);
    return Promise.resolve({ status: 'open', step: 'voucher', sandboxUrl: null });
  };
  desk.answers = { charge: () => answer('phone'), submitVoucher: () => answer('voucher') };
});
afterAll(() => desk.campus.close());

const PHONE = '0244440001';
/** Returns a context that records counted hits; the limit named `full` is reached. */
const limited = (full: string) => {
  const context = desk.context();
  const counted: unknown[] = [];
  const hit = (name: string, ...most: readonly number[]) => {
    counted.push([name, ...most]);
    return name === full ? Promise.reject(new Error('too often')) : Promise.resolve();
  };
  const limits = Object.assign(Object.create(context.platform.limits), { hit });
  return { counted, context: { ...context, platform: { ...context.platform, limits } } };
};
const begin = ({ context }: Pick<ReturnType<typeof limited>, 'context'>) =>
  charge(context, { hiveId, phone: PHONE }, viewerOf(desk.buyer));

it('limits the prompts per hour for each student, and for each phone across all students', async () => {
  const limits = [
    [`charge:${desk.buyer.id}`, 20, 3_600],
    [`prompt:${desk.campus.app.platform.secrets.keyed('charge', PHONE)}`, 10, 3_600],
    [`charge-asks:${desk.buyer.id}`, 60, 3_600],
    [`prompt-asks:${desk.campus.app.platform.secrets.keyed('charge', PHONE)}`, 30, 3_600],
  ] as const;
  for (const [full] of limits) await expect(begin(limited(full))).rejects.toThrow('too often');
  expect([calls, (await desk.buyer.client.payments.list({})).data]).toEqual([[], []]);
  const free = limited('');
  await begin(free);
  expect([free.counted, calls]).toEqual([limits, ['phone']]);
});

it('returns the count of a refused attempt, but not the request count once the provider was asked', async () => {
  const keyed = desk.campus.app.platform.secrets.keyed('charge', PHONE);
  const givenBack = async (buyer: TestStudent) => {
    const { context } = limited('');
    const keys: string[] = [];
    const giveBack = (key: string) => Promise.resolve(void keys.push(key));
    Object.assign(context.platform.limits, { giveBack });
    await expect(charge(context, { hiveId, phone: PHONE }, viewerOf(buyer))).rejects.toThrow();
    return keys.sort();
  };
  desk.answers = { charge: () => Promise.reject(new ProviderError('No such wallet', { refused: true })) };
  expect(await givenBack(desk.buyer)).toEqual([`charge:${desk.buyer.id}`, `prompt:${keyed}`]);
  const { id } = desk.seller;
  expect(await givenBack(desk.seller)).toEqual([
    `charge-asks:${id}`,
    `charge:${id}`,
    `prompt-asks:${keyed}`,
    `prompt:${keyed}`,
  ]);
});

it('refuses a total above the wallet limit without calling the provider, reserving or counting', async () => {
  hiveId = await listingOf(desk.seller, 23_474.19);
  const { context } = limited('');
  const keys: string[] = [];
  Object.assign(context.platform.limits, { giveBack: (key: string) => Promise.resolve(void keys.push(key)) });
  await expect(charge(context, { hiveId, phone: PHONE }, viewerOf(desk.buyer))).rejects.toMatchObject({
    ...{ code: 'above_wallet_limit', message: expect.stringContaining('₵25,000.00') },
  });
  expect(calls).toEqual([]);
  expect(keys).toHaveLength(4);
  expect((await desk.buyer.client.payments.list({})).data).toEqual([]);
  expect((await desk.buyer.client.hives.get({ id: hiveId })).data.status).toBe('active');
});

it('limits the vouchers of an order to five attempts in a quarter of an hour', async () => {
  const order = await desk.find(await begin(limited('')));
  const name = `voucher:${order.id}`;
  const tried = limited(name);
  await expect(giveVoucher(tried.context, order, '123456')).rejects.toThrow('too often');
  expect([tried.counted, calls]).toEqual([[[name, 5, 900]], ['phone']]);
  await expect(giveVoucher(limited('').context, order, '123456')).rejects.toMatchObject({
    code: 'voucher_wrong',
  });
});

it('limits the status checks of a student per minute', async () => {
  const { reference } = await desk.find(await begin(limited('')));
  const name = `verify:${desk.buyer.id}`;
  const looked = limited(name);
  await expect(verify(looked.context, reference, viewerOf(desk.buyer))).rejects.toThrow('too often');
  expect([looked.counted, desk.requests]).toEqual([[[name, CHECKS_A_MINUTE, 60]], []]);
});
