import { MINUTE, PROMPT_LIFETIME, SECOND } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chargeOf,
  fail,
  fallSilent,
  PaymentDesk,
  viewerOf,
} from '../../../../../../apps/api/test/payment-desk.js';
import { listingOf } from '../../../../../../apps/api/test/sales.js';
import { later } from '../../../platform/clock.js';
import { charges } from '../../../platform/database/schema/index.js';
import { ProviderError, type PhoneCharge } from '../../../platform/paystack/provider.js';
import { charge, giveVoucher, refreshCharge } from './charge.js';
import type { OrderRow } from '../orders/orders.js';
import { verify } from './verify.js';

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
const listing = async (order: OrderRow) => desk.listingStatus(order);
const only = async () => {
  const { data } = await desk.buyer.client.payments.list({});
  expect(data).toHaveLength(1);
  return desk.find(data[0]?.id ?? '');
};

describe('a phone charge', () => {
  it('sends one prompt for the total, and schedules the reconciliations', async () => {
    const order = await desk.find(await begin());
    const { id: orderId, reference, total: amount } = order;
    expect(prompts).toEqual([
      {
        ...{ phone, network: 'mtn', reference, amount, email: desk.buyer.email },
        metadata: { orderId, listingId: hiveId },
      },
    ]);
    expect(await rowOf(orderId)).toMatchObject({
      ...{ step: 'approve', sandboxUrl: '/phone/1', updatedAt: desk.now },
      expiresAt: later(desk.now, PROMPT_LIFETIME),
    });
    const rounds = [MINUTE, 3.5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE];
    expect(desk.sent).toEqual([
      [
        'payments.reconcile',
        rounds.map((wait, round) => ({ data: { orderId, round }, startAfter: later(desk.now, wait) })),
      ],
    ]);
    expect(await begin()).toBe(orderId);
    expect([prompts.length, searches]).toEqual([1, []]);
  });

  it('waits after a prompt without a response, and prompts again only when the provider does not know it', async () => {
    ask = fallSilent;
    const id = await begin();
    expect([(await desk.find(id)).status, (await rowOf(id))?.step]).toEqual(['pending_payment', 'wait']);
    expect(desk.sent).toHaveLength(1);
    expect(await begin()).toBe(id);
    existing = fallSilent;
    expect(await begin()).toBe(id);
    expect(prompts).toHaveLength(1);
    existing = fail;
    await expect(begin()).rejects.toThrow('out of memory');
    existing = () => undefined;
    ask = () => open('approve');
    expect(await begin()).toBe(id);
    expect([prompts.length, (await rowOf(id))?.step]).toEqual([2, 'approve']);
  });

  it('does not prompt a second time while the first request is in flight', async () => {
    const answer = Promise.withResolvers<PhoneCharge>();
    ask = () => answer.promise;
    existing = () => undefined;
    const first = begin();
    await vi.waitFor(() => expect(prompts).toHaveLength(1), 120_000);
    const id = await begin();
    answer.resolve(open('approve'));
    expect(await first).toBe(id);
    expect([prompts.length, searches]).toEqual([1, []]);
  });

  it.each([
    [{ refused: true }, { code: 'charge_refused', fieldErrors: { phone: { code: 'phone_refused' } } }],
    [{ untouched: true }, { code: 'payment_provider_failed' }],
  ])('fails and frees the reserved item when the provider answers with %o', async (options, refusal) => {
    ask = refuse(options);
    await expect(begin()).rejects.toMatchObject(refusal);
    const order = await only();
    expect(order).toMatchObject({
      ...{ status: 'failed', failureReason: 'The network did not accept this payment.' },
    });
    expect([await listing(order), desk.sent]).toEqual(['active', []]);
  });

  it('leaves the order pending after an error of our own', async () => {
    ask = fail;
    await expect(begin()).rejects.toThrow('out of memory');
    expect((await only()).status).toBe('pending_payment');
  });

  it('does not prompt for an order that was just paid', async () => {
    const id = await begin();
    const order = await desk.find(id);
    desk.charge = () => chargeOf(order);
    expect(await begin()).toBe(id);
    expect([(await desk.find(id)).status, prompts.length]).toEqual(['held', 1]);
  });

  it('is settled at once, or by reconciliation, when the provider reports success at once', async () => {
    ask = () => ({ ...open('wait'), status: 'success' });
    desk.charge = fallSilent;
    const id = await begin();
    const order = await desk.find(id);
    expect([order.status, desk.requests, desk.sent.length]).toEqual([
      'pending_payment',
      [order.reference],
      1,
    ]);
    await set(id, { step: 'voucher' });
    submit = () => ({ ...open('voucher'), status: 'success' });
    desk.charge = () => chargeOf(order);
    await giveVoucher(desk.context(), order, '123456');
    expect((await desk.find(id)).status).toBe('held');
  });

  it('stays pending when the provider reports success but cannot confirm it', async () => {
    ask = () => ({ ...open('wait'), status: 'success' });
    // The request never reached the provider, which says nothing about the charge itself.
    desk.charge = refuse({ untouched: true });
    const id = await begin();
    expect([(await desk.find(id)).status, desk.sent.length]).toEqual(['pending_payment', 1]);
    desk.charge = fail;
    hiveId = await listingOf(desk.seller, 50);
    await expect(begin()).rejects.toThrow('out of memory');
  });

  it('uses the phone of the payout account by default, and requires a phone without one', async () => {
    const required = { fieldErrors: { phone: { code: 'required' } } };
    await expect(begin({ phone: undefined })).rejects.toMatchObject(required);
    await expect(begin({ phone: undefined, network: 'mtn' })).rejects.toMatchObject(required);
    await desk.campus.request('PUT', '/payouts/account', {
      token: desk.buyer.token,
      body: { network: 'telecel', phone: '0201234567', name: 'Kwame Boateng' },
    });
    await expect(begin({ phone: undefined, network: 'mtn' })).rejects.toMatchObject(required);
    await begin({ phone: undefined });
    expect(prompts).toMatchObject([{ phone: '0201234567', network: 'telecel' }]);
  });
});

describe('an unclear charge', () => {
  const unclear = async () => {
    ask = () => open('wait');
    return desk.find(await begin());
  };
  const refresh = ({ id }: OrderRow) => refreshCharge(desk.context(), id);

  it('is looked up at most every ten seconds, until its next step is known', async () => {
    const order = await unclear();
    const before = await rowOf(order.id);
    desk.now = later(desk.now, 10 * SECOND - 1);
    await refresh(order);
    expect(searches).toEqual([]);
    desk.now = later(desk.now, 1);
    await refresh(order);
    await refresh(order);
    expect(searches).toEqual([order.reference]);
    // A status check does not extend the prompt.
    const { expiresAt } = before ?? {};
    expect(await rowOf(order.id)).toMatchObject({ step: 'wait', updatedAt: desk.now, expiresAt });
    existing = () => open('approve', '/phone/3');
    desk.now = later(desk.now, 10 * SECOND);
    await refresh(order);
    expect(await rowOf(order.id)).toMatchObject({
      ...{ step: 'approve', sandboxUrl: '/phone/3', expiresAt: later(desk.now, PROMPT_LIFETIME) },
    });
    desk.now = later(desk.now, 10 * SECOND);
    await refresh(order);
    expect(searches).toHaveLength(2);
  });

  it('is left to the settlement once the provider reports an outcome', async () => {
    const order = await unclear();
    const before = await rowOf(order.id);
    desk.now = later(desk.now, 10 * SECOND);
    existing = () => ({ ...open('approve'), status: 'success' });
    await refresh(order);
    expect(await rowOf(order.id)).toMatchObject({ step: 'wait', expiresAt: before?.expiresAt });
    expect(desk.requests).toEqual([]);
    await desk.set(order.id, { status: 'held' });
    desk.now = later(desk.now, 10 * SECOND);
    await refresh(order);
    expect(searches).toHaveLength(1);
  });

  it('fails when the provider does not know it after 45 seconds', async () => {
    const order = await unclear();
    existing = () => undefined;
    desk.now = later(desk.now, 45 * SECOND - 1);
    await refresh(order);
    expect((await desk.find(order.id)).status).toBe('pending_payment');
    await set(order.id, { createdAt: later(desk.now, -45 * SECOND), updatedAt: later(desk.now, -MINUTE) });
    await refresh(order);
    const failureReason = 'The payment service could not be reached.';
    expect(await desk.find(order.id)).toMatchObject({ status: 'failed', failureReason });
    expect(await listing(order)).toBe('active');
  });

  it('is looked up when one of its two sides verifies it, and not for strangers', async () => {
    const order = await unclear();
    desk.now = later(desk.now, 10 * SECOND);
    const look = (student = desk.buyer) => verify(desk.context(), order.reference, viewerOf(student));
    const stranger = await desk.campus.student('Yaw Stranger');
    await expect(look(stranger)).rejects.toMatchObject({ code: 'not_found' });
    expect(desk.requests).toEqual([]);
    expect((await look()).data).toMatchObject({ id: order.id, orderStatus: 'pending_payment' });
    expect([desk.requests, searches]).toEqual([[order.reference], [order.reference]]);
    desk.charge = fallSilent;
    await expect(look()).rejects.toMatchObject({ code: 'payment_provider_failed' });
    desk.charge = fail;
    await expect(look()).rejects.toThrow('out of memory');
    desk.charge = () => chargeOf(order);
    expect((await look(desk.seller)).data.orderStatus).toBe('held');
  });
});
