import { MINUTE, PROMPT_LIFETIME } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fail, fallSilent, PaymentDesk, viewerOf } from '../../../../../../apps/api/test/payment-desk.js';
import { listingOf } from '../../../../../../apps/api/test/sales.js';
import { later } from '../../../platform/clock.js';
import { charges } from '../../../platform/database/schema/index.js';
import { ProviderError, type PhoneCharge } from '../../../platform/paystack/provider.js';
import { charge, giveVoucher } from './charge.js';
import type { OrderRow } from '../orders/orders.js';

let desk: PaymentDesk;
/** The network's answers to a prompt, a status check and a voucher, and the recorded requests. */
let ask: () => PhoneCharge | Promise<PhoneCharge>;
let existing: () => PhoneCharge | undefined;
let submit: () => PhoneCharge;
let prompts: unknown[];
let searches: string[];
let vouchers: unknown[];
let hiveId: string;
let phone: string;
let phones = 0;

beforeAll(async () => void (desk = await PaymentDesk.open()));
beforeEach(async () => {
  await desk.next();
  hiveId = await listingOf(desk.seller, 50);
  phone = `024${String((phones += 1)).padStart(7, '0')}`;
  [prompts, searches, vouchers] = [[], [], []];
  ask = () => open('approve', '/phone/1');
  existing = () => open('wait');
  submit = () => open('wait');
  const later = <T>(answer: () => T | Promise<T>) => Promise.resolve().then(answer);
  desk.answers = {
    charge: (newPhoneCharge) => {
      prompts.push(newPhoneCharge);
      return later(ask);
    },
    findCharge: (reference) => {
      searches.push(reference);
      return later(existing);
    },
    submitVoucher: (reference, voucher) => {
      vouchers.push([reference, voucher]);
      return later(submit);
    },
  };
});
afterAll(() => desk.campus.close());

const open = (step: PhoneCharge['step'], sandboxUrl: string | null = null): PhoneCharge => ({
  ...{ status: 'open', step, sandboxUrl },
});
const refuse = (options: { refused?: boolean; untouched?: boolean }) => () => {
  throw new ProviderError('No', options);
};
const begin = (more: { phone?: string | undefined; network?: string } = {}) =>
  charge(desk.context(), { hiveId, phone, ...more }, viewerOf(desk.buyer));
const rowOf = async (orderId: string) => {
  const { db } = desk.campus.app.platform;
  const [row] = await db.select().from(charges).where(eq(charges.orderId, orderId));
  return row;
};
const set = (orderId: string, change: Partial<typeof charges.$inferInsert>) =>
  desk.campus.app.platform.db.update(charges).set(change).where(eq(charges.orderId, orderId));

describe('the voucher of a charge', () => {
  const waiting = async () => {
    ask = () => open('voucher', '/phone/2');
    return desk.find(await begin());
  };
  const give = (order: OrderRow) => giveVoucher(desk.context(), order, '123456');
  const wrong = { code: 'voucher_wrong', fieldErrors: { voucher: { code: 'voucher_wrong' } } };
  const notWaiting = { code: 'payment_not_pending' };

  it('can be entered while the item is reserved, and is sent to the provider once', async () => {
    const order = await waiting();
    expect(await rowOf(order.id)).toMatchObject({ step: 'voucher', expiresAt: order.reservedUntil });
    desk.now = later(desk.now, MINUTE);
    await give(order);
    expect(vouchers).toEqual([[order.reference, '123456']]);
    expect(await rowOf(order.id)).toMatchObject({
      ...{ step: 'wait', sandboxUrl: '/phone/2', updatedAt: desk.now },
      expiresAt: later(desk.now, PROMPT_LIFETIME),
    });
    await expect(give(order)).rejects.toMatchObject(notWaiting);
    expect(vouchers).toHaveLength(1);
  });

  it('is refused when the order does not wait for one', async () => {
    const order = await desk.find(await begin());
    await expect(give(order)).rejects.toMatchObject(notWaiting);
    await set(order.id, { step: 'voucher' });
    await expect(give({ ...order, status: 'held' })).rejects.toMatchObject(notWaiting);
    expect(vouchers).toEqual([]);
  });

  it('is reported as wrong when the network asks for it again', async () => {
    const order = await waiting();
    submit = () => open('voucher');
    await expect(give(order)).rejects.toMatchObject(wrong);
    expect((await rowOf(order.id))?.step).toBe('voucher');
  });

  it.each([
    [{ refused: true }, wrong],
    [{ untouched: true }, { code: 'payment_provider_failed' }],
  ])('can be entered again after an error with %o', async (options, refusal) => {
    const order = await waiting();
    submit = refuse(options);
    await expect(give(order)).rejects.toMatchObject(refusal);
    expect(await rowOf(order.id)).toMatchObject({ step: 'voucher', expiresAt: order.reservedUntil });
    submit = () => open('wait');
    await give(order);
  });

  it('leaves the charge waiting for the network when it gets no response', async () => {
    const order = await waiting();
    submit = fallSilent;
    await give(order);
    expect((await rowOf(order.id))?.step).toBe('wait');
    await set(order.id, { step: 'voucher' });
    submit = fail;
    await expect(give(order)).rejects.toThrow('out of memory');
  });
});
