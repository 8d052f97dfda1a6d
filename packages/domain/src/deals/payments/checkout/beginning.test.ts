import { HOUR, MINUTE } from '@campushive/contract';
import { FREE_UNPAID, MAX_UNPAID } from '@campushive/contract/rules/reservations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestStudent } from '../../../../../../apps/api/test/campus.js';
import {
  chargeOf,
  fail,
  fallSilent,
  PaymentDesk,
  viewerOf,
} from '../../../../../../apps/api/test/payment-desk.js';
import { listingOf, taskOf } from '../../../../../../apps/api/test/sales.js';
import type { Viewer } from '../../../calls/viewer.js';
import { later } from '../../../platform/clock.js';
import { blocks, hiveSwitches, listings, users } from '../../../platform/database/schema/index.js';
import { ProviderError, type NewCharge } from '../../../platform/paystack/provider.js';
import { giveUp, initialize } from './checkout.js';

let desk: PaymentDesk;
/** Requests for a checkout page, and the provider's answer. */
let pages: NewCharge[];
let answer: () => Promise<{ authorizationUrl: string; accessCode: string }>;
let hiveId: string;

beforeAll(async () => void (desk = await PaymentDesk.open()));
beforeEach(async () => {
  await desk.next();
  hiveId = await listingOf(desk.seller, 50);
  pages = [];
  answer = () => Promise.resolve({ authorizationUrl: 'https://pay.example/1', accessCode: 'code-1' });
  desk.answers = {
    initialize: (newCharge) => {
      pages.push(newCharge);
      return Promise.resolve().then(answer);
    },
  };
});
afterAll(() => desk.campus.close());

const db = () => desk.campus.app.platform.db;
const begin = (id = hiveId, student: TestStudent = desk.buyer, other: Partial<Viewer> = {}) =>
  initialize(desk.context(), { hiveId: id }, viewerOf(student, other));
const refusal = (code: string) => expect.objectContaining({ code });
const set = ({ id }: TestStudent, change: Partial<typeof users.$inferInsert>) =>
  db().update(users).set(change).where(eq(users.id, id));

describe('a hosted checkout', () => {
  it('is requested from the provider once, and returned again while it is pending', async () => {
    const payment = await begin();
    const order = await desk.find(payment.paymentId);
    expect(payment).toEqual({
      ...{ authorizationUrl: 'https://pay.example/1', accessCode: 'code-1', paymentId: order.id },
      ...{ reference: order.reference, reservedUntil: order.reservedUntil.toISOString() },
    });
    const { publicUrl } = desk.campus.app.platform.config;
    expect(pages).toEqual([
      {
        ...{ reference: order.reference, email: desk.buyer.email, amount: order.total },
        callbackUrl: `${publicUrl}/dashboard/hives/essentials/${hiveId}/checkout`,
        metadata: { orderId: order.id, listingId: hiveId },
      },
    ]);
    const rounds = [MINUTE, 3.5 * MINUTE, 15 * MINUTE, HOUR, 24 * HOUR];
    expect(desk.sent).toEqual([
      [
        'payments.reconcile',
        rounds.map((wait, round) => ({
          ...{ data: { orderId: order.id, round }, startAfter: later(desk.now, wait) },
        })),
      ],
    ]);
    expect(await begin()).toEqual(payment);
    expect(pages).toHaveLength(1);
  });

  it('is not requested a second time while the first request is in flight', async () => {
    const started = Promise.withResolvers<{ authorizationUrl: string; accessCode: string }>();
    answer = () => started.promise;
    const first = begin();
    await vi.waitFor(() => expect(pages).toHaveLength(1), 120_000);
    await expect(begin()).rejects.toMatchObject({ code: 'conflict', retryAfter: 1 });
    started.resolve({ authorizationUrl: 'https://pay.example/2', accessCode: 'code-2' });
    expect((await first).accessCode).toBe('code-2');
    expect(pages).toHaveLength(1);
  });

  it('fails and frees the reserved item when the provider does not answer', async () => {
    answer = fallSilent;
    await expect(begin()).rejects.toThrow(refusal('payment_provider_failed'));
    const [requested] = pages;
    const order = await desk.find(String(requested?.metadata.orderId));
    const failureReason = 'The payment service could not be reached.';
    expect(order).toMatchObject({ status: 'failed', failureReason });
    expect([await desk.listingStatus(order), desk.sent]).toEqual(['active', []]);
    // A finished order stays as it is.
    await giveUp(desk.context(), order, 'Again.');
    expect((await desk.find(order.id)).failureReason).toBe(failureReason);
  });

  it('stays pending after an error of our own, and resumes under the same reference', async () => {
    answer = fail;
    await expect(begin()).rejects.toThrow('out of memory');
    answer = () => Promise.resolve({ authorizationUrl: 'https://pay.example/3', accessCode: 'code-3' });
    expect((await begin()).accessCode).toBe('code-3');
    expect(pages[1]?.reference).toBe(pages[0]?.reference);
  });

  it('is refused as in flight for its first five seconds when another process may be starting it', async () => {
    answer = fail;
    await expect(begin()).rejects.toThrow('out of memory');
    const { createdAt } = await desk.find(String(pages[0]?.metadata.orderId));
    const again = (age: number) => {
      desk.now = later(createdAt, age);
      const { platform, ...rest } = desk.context();
      const context = { ...rest, platform: { ...platform, embedded: false } };
      return initialize(context, { hiveId }, viewerOf(desk.buyer));
    };
    for (const age of [0, 4_999]) await expect(again(age)).rejects.toThrow(refusal('conflict'));
    for (const age of [-1, 5_000]) await expect(again(age)).rejects.toThrow('out of memory');
  });

  it('is replaced by another order when the provider already knows its reference', async () => {
    answer = fail;
    await expect(begin()).rejects.toThrow('out of memory');
    answer = () =>
      pages.length === 2
        ? Promise.reject(new ProviderError('Known reference', { refused: true }))
        : Promise.resolve({ authorizationUrl: 'https://pay.example/4', accessCode: 'code-4' });
    expect((await begin()).accessCode).toBe('code-4');
    const [cutOff, , next] = pages;
    expect(next?.reference).not.toBe(cutOff?.reference);
    expect(await desk.find(String(cutOff?.metadata.orderId))).toMatchObject({
      ...{ status: 'failed', failureReason: 'Its start was cut off.' },
    });
  });

  it('is not retried when the provider refuses it at once', async () => {
    answer = () => Promise.reject(new ProviderError('No', { refused: true }));
    await expect(begin()).rejects.toThrow(refusal('payment_provider_failed'));
    expect(pages).toHaveLength(1);
  });

  it('stays ended when it was given up during the request', async () => {
    answer = async () => {
      const order = await desk.find(String(pages[0]?.metadata.orderId));
      await giveUp(desk.context(), order, 'Meanwhile.');
      return { authorizationUrl: 'https://pay.example/5', accessCode: 'code-5' };
    };
    await expect(begin()).rejects.toThrow(refusal('conflict'));
    const order = await desk.find(String(pages[0]?.metadata.orderId));
    expect(order).toMatchObject({ status: 'failed', authorizationUrl: null });
    expect(desk.sent).toEqual([]);
  });

  it('is not started when an earlier phone prompt was paid, whose money is then held', async () => {
    const { data } = await desk.buyer.client.payments.charge({ hiveId, phone: '0245550001' });
    const order = await desk.find(data.id);
    desk.charge = () => chargeOf(order);
    await expect(begin()).rejects.toThrow(refusal('listing_unavailable'));
    expect([(await desk.find(order.id)).status, pages]).toEqual(['held', []]);
  });
});

describe('the permission to pay', () => {
  it('is given to verified students other than the seller, and only for a listing with a price', async () => {
    await expect(begin(hiveId, desk.seller)).rejects.toMatchObject({
      ...{ code: 'own_listing', message: 'This is your own listing.' },
    });
    await expect(begin(hiveId, desk.buyer, { isVerified: false })).rejects.toThrow(
      refusal('verification_required'),
    );
    await db().update(listings).set({ priceMinor: 0 }).where(eq(listings.id, hiveId));
    await expect(begin()).rejects.toThrow(refusal('listing_free'));
    await db().update(listings).set({ priceMinor: null }).where(eq(listings.id, hiveId));
    await expect(begin()).rejects.toThrow(refusal('listing_free'));
    expect(pages).toEqual([]);
  });

  it('is given to the poster of a task once it is assigned, even across a block', async () => {
    const task = await taskOf(desk.buyer);
    await expect(begin(task, desk.seller)).rejects.toThrow(refusal('forbidden'));
    await expect(begin(task)).rejects.toThrow(refusal('listing_unassigned'));
    const assigned = { status: 'assigned', assignedToId: desk.seller.id } as const;
    await db().update(listings).set(assigned).where(eq(listings.id, task));
    // A block does not stop the payment: completed work is always paid.
    const block = { blockerId: desk.seller.id, blockedId: desk.buyer.id, createdAt: desk.now };
    await db().insert(blocks).values(block);
    const { paymentId } = await begin(task);
    expect(await desk.find(paymentId)).toMatchObject({ buyerId: desk.buyer.id, sellerId: desk.seller.id });
  });

  it('is refused when either side has blocked the other', async () => {
    for (const [blockerId, blockedId] of [
      [desk.seller.id, desk.buyer.id],
      [desk.buyer.id, desk.seller.id],
    ] as const) {
      await db().delete(blocks);
      await db().insert(blocks).values({ blockerId, blockedId, createdAt: desk.now });
      await expect(begin()).rejects.toThrow(refusal('blocked'));
    }
    await db().delete(blocks);
    await begin();
  });

  it('is refused when the buyer is deleted, or the seller is suspended or deleted', async () => {
    const other = await desk.campus.student('Yaw Seller');
    const theirs = await listingOf(other, 50);
    await set(other, { suspendedAt: desk.now, suspendedUntil: later(desk.now, HOUR) });
    await expect(begin(theirs)).rejects.toThrow(refusal('listing_unavailable'));
    await set(other, { suspendedAt: null, deletedAt: desk.now });
    await expect(begin(theirs)).rejects.toThrow(refusal('listing_unavailable'));
    await set(other, { deletedAt: null });
    await set(desk.buyer, { deletedAt: desk.now });
    await expect(begin(theirs)).rejects.toThrow(refusal('session_expired'));
    await set(desk.buyer, { deletedAt: null });
    await set(other, { suspendedAt: later(desk.now, -HOUR), suspendedUntil: desk.now });
    await begin(theirs);
  });

  it('is refused while paying is switched off for the hive', async () => {
    const off = { hive: 'essentials', feature: 'paying', byId: desk.seller.id, since: desk.now } as const;
    await db()
      .insert(hiveSwitches)
      .values({ ...off, reason: 'Repairs' });
    await expect(begin()).rejects.toThrow(refusal('hive_paused'));
    await db().delete(hiveSwitches);
    await begin();
  });

  it('is limited to a few unpaid orders at once, and pauses after many unpaid ones on the same day', async () => {
    for (let i = 0; i < MAX_UNPAID; i += 1) await begin(await listingOf(desk.seller, 50));
    await expect(begin()).rejects.toMatchObject({
      code: 'too_many_unpaid',
      retryAfter: expect.any(Number),
      message: expect.stringContaining('Finish or cancel one'),
    });
    const left = async (ago: number, saleKind: 'purchase' | 'gig' = 'purchase') => {
      for (const { metadata } of pages) {
        const ended = { status: 'expired', saleKind, createdAt: later(desk.now, -ago) } as const;
        await desk.set(String(metadata.orderId), { ...ended, updatedAt: desk.now });
      }
    };
    await left(HOUR);
    for (let i = 0; i < FREE_UNPAID - MAX_UNPAID; i += 1) await begin(await listingOf(desk.seller, 50));
    await left(HOUR);
    await expect(begin()).rejects.toMatchObject({
      code: 'reservations_paused',
      message: expect.stringContaining('Please wait'),
    });
    await left(HOUR, 'gig');
    await begin();
    await left(24 * HOUR);
    await begin(await listingOf(desk.seller, 50));
  });
});
