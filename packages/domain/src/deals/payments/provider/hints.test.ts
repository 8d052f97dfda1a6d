import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSales } from '../../../../../../apps/api/test/money.js';
import { chargeOf, fail, PaymentDesk, viewerOf } from '../../../../../../apps/api/test/payment-desk.js';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { chargebacks, webhookEvents } from '../../../platform/database/schema/index.js';
import { isSigned, signatureOf } from '../../../../../../apps/api/src/platform/paystack/signature.js';
import type { PaymentsContext } from '../context.js';
import { requestRefund } from '../refunds/refund.js';
import { cancel } from '../checkout/unpaid.js';
import { receive, workOn } from './webhook.js';

let desk: PaymentDesk;
let transfers: string[];
beforeAll(async () => void (desk = await PaymentDesk.open()));
beforeEach(async () => {
  await desk.next();
  transfers = [];
  await db().delete(webhookEvents);
});
afterAll(() => desk.campus.close());

const KEY = 'sk_test_of_the_test';
const db = () => desk.campus.app.platform.db;
const context = (): PaymentsContext => ({
  ...desk.context(),
  notifyAll: () => Promise.resolve(),
  settleTransfer: (reference) => Promise.resolve(transfers.push(reference) > 0 && reference === 'ours'),
});
const refusal = (code: string) => expect.objectContaining({ code });
const isSignedByUs = (body: Uint8Array, signature: unknown) => isSigned(body, signature, KEY);
const take = (body: string | object, signature?: string) => {
  const raw = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return receive(context(), raw, signature ?? signatureOf(raw, KEY), isSignedByUs);
};
const rows = () => db().select().from(webhookEvents);
/** Receives an event and handles it. Returns its stored row. */
const hint = async (event: string, data?: object | null) => {
  const id = await take({ event, data });
  if (id === undefined) throw new Error('There was nothing to do');
  await workOn(context(), id);
  return (await db().select().from(webhookEvents).where(eq(webhookEvents.id, id)))[0];
};

describe('a webhook event', () => {
  it('is stored once, and gets a job for each delivery until it is processed', async () => {
    const body = { event: 'charge.success', data: { reference: 'cmp-1' } };
    const id = await take(body);
    expect(await rows()).toEqual([
      {
        ...{ id, event: 'charge.success', reference: 'cmp-1', disputeId: null, alarm: null, body },
        ...{ receivedAt: desk.now, processedAt: null },
        digest: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
      },
    ]);
    desk.now = later(desk.now, 1_000);
    expect(await take(body)).toBe(id);
    expect(desk.sent).toEqual([
      ['payments.webhook', { eventId: id }],
      ['payments.webhook', { eventId: id }],
    ]);
    expect(await rows()).toMatchObject([{ receivedAt: desk.now }]);
    await db().update(webhookEvents).set({ processedAt: desk.now });
    expect(await take(body)).toBeUndefined();
    expect(desk.sent).toHaveLength(2);
  });

  it('is refused without a valid signature', async () => {
    const body = { event: 'charge.success', data: { reference: 'cmp-1' } };
    for (const signature of ['', 'a'.repeat(128), signatureOf(Buffer.from('{}'), KEY)])
      await expect(take(body, signature)).rejects.toThrow(refusal('unauthenticated'));
    expect(await rows()).toEqual([]);
  });

  it.each([
    '',
    'no JSON',
    '[]',
    '{}',
    '{"event": 7}',
    '{"event": "charge.success", "data": "x"}',
    '{"event": "charge.success", "data": {"reference": "\\u0000"}}',
    '{"event": "charge.success", "data": {"reference": "\\ud800"}}',
  ])('is refused when it is malformed: %s', async (body) => {
    await expect(take(body)).rejects.toThrow(refusal('malformed_request'));
    expect(await rows()).toEqual([]);
  });

  it('is stored with the reference or dispute id from any of its possible fields', async () => {
    const stored = async (event: string, data?: object | null) => {
      await db().delete(webhookEvents);
      await take({ event, data });
      return (await rows()).map(({ reference, disputeId }) => [reference, disputeId])[0];
    };
    expect(await stored('refund.processed', { transaction_reference: 'b' })).toEqual(['b', null]);
    expect(await stored('charge.dispute.create', { id: 7, transaction: { reference: 'c' } })).toEqual([
      'c',
      '7',
    ]);
    expect(await stored('charge.dispute.create', { transaction: null })).toEqual([null, null]);
    expect(await stored('charge.success', { id: 7, reference: 'a', transaction_reference: 'b' })).toEqual([
      'a',
      null,
    ]);
    expect(await stored('charge.success', null)).toEqual([null, null]);
    expect(await stored('charge.success')).toEqual([null, null]);
  });

  it('is stored with the fields we read when its kind is known, and whole otherwise', async () => {
    await take({ event: 'charge.success', data: { reference: 'a', card: '4111' } });
    await take({ event: 'plan.created', data: { reference: 'a', plan: 'x' }, more: 1 });
    expect((await rows()).map(({ body }) => body)).toEqual([
      { event: 'charge.success', data: { reference: 'a' } },
      { event: 'plan.created', data: { reference: 'a', plan: 'x' }, more: 1 },
    ]);
  });

  it('is stored together with its job or not at all', async () => {
    let seen: unknown;
    const { platform, ...others } = context();
    const send = async (_name: string, _data: unknown, { within }: { within: Db }) => {
      seen = await within.select({ event: webhookEvents.event }).from(webhookEvents);
      throw new Error('the process dies here');
    };
    const dying = { ...others, platform: { ...platform, jobs: { send } } } as unknown as PaymentsContext;
    const raw = Buffer.from('{"event": "charge.success"}');
    await expect(receive(dying, raw, signatureOf(raw, KEY), isSignedByUs)).rejects.toThrow(
      'the process dies here',
    );
    expect(seen).toEqual([{ event: 'charge.success' }]);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a zero', '\\u0000', '\uFFFD'],
    ['a half, where a name was cut', 'Ama \\ud83d', 'Ama \uFFFD'],
    ['the other half', '\\udc1bama', '\uFFFDama'],
    ['halves in capitals', '\\uDBFF and \\uD800', '\uFFFD and \uFFFD'],
    ['a whole character', '\\ud83d\\udc1b', '\u{1F41B}'],
    ['what only looks like it', 'C:\\\\u0000 and \\\\ud83d', 'C:\\u0000 and \\ud83d'],
    ['one after what only looks like it', '\\\\\\u0000', '\\\uFFFD'],
    ['other escapes', '\\"\\n\\u0001\\ud7ff', '"\n\u0001\uD7FF'],
  ])(
    'is stored without characters that the database refuses when its kind is unknown: %s',
    async (_what, name, stored) => {
      await take(`{"event": "plan.created", "name": "${name}"}`);
      expect((await rows()).map(({ body }) => body)).toEqual([{ event: 'plan.created', name: stored }]);
    },
  );

  it('is processed on arrival, even without its job, and is refused without a signature', async () => {
    const order = await desk.pending();
    const sales = createSales(desk.campus);
    // Its job does not come.
    const sent = vi.spyOn(desk.campus.app.platform.jobs, 'send').mockResolvedValueOnce();
    await sales.webhook('charge.success', { reference: order.reference });
    await vi.waitFor(
      async () => expect(await rows()).toMatchObject([{ processedAt: expect.any(Date) }]),
      120_000,
    );
    expect(sent.mock.calls[0]?.[0]).toBe('payments.webhook');
    sent.mockRestore();
    const bare = await desk.campus.request('POST', '/payments/webhook', {
      body: { event: 'charge.success' },
    });
    expect(bare.status).toBe(401);
    const { server } = desk.campus.app;
    const empty = await server.inject({ method: 'POST', url: '/api/payments/webhook' });
    expect(empty.statusCode).toBe(401);
  });
});

describe('a webhook that fails on arrival', () => {
  it('is left to its job, while the provider gets a success response', async () => {
    const { jobs, log } = desk.campus.app.platform;
    const sent = vi.spyOn(jobs, 'send').mockResolvedValueOnce();
    const failure = new Error('disk full');
    const alarmed = vi.spyOn(log, 'error').mockImplementationOnce(() => {
      throw failure;
    });
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    await createSales(desk.campus).webhook('plan.created', { reference: 'a' });
    await vi.waitFor(
      () => expect(warned).toHaveBeenCalledWith({ err: failure }, 'webhook left to its job'),
      120_000,
    );
    for (const one of [sent, alarmed, warned]) one.mockRestore();
    expect(await rows()).toMatchObject([{ alarm: null, processedAt: null }]);
  });
});

describe('processing a webhook event', () => {
  it('verifies the charge with the provider, and marks the event as processed once', async () => {
    const order = await desk.pending();
    desk.charge = () => chargeOf(order);
    const stored = await hint('charge.success', { reference: order.reference });
    expect(stored).toMatchObject({ alarm: null, processedAt: desk.now });
    expect((await desk.find(order.id)).status).toBe('held');
    desk.now = later(desk.now, 1_000);
    await workOn(context(), stored?.id ?? '');
    await workOn(context(), order.id);
    expect(await rows()).toEqual([stored]);
    expect(desk.requests).toEqual([order.reference]);
  });

  it('logs an error for operators when it raises an alarm, and none otherwise', async () => {
    const order = await desk.pending();
    desk.charge = () => chargeOf(order);
    const logged = vi.spyOn(desk.campus.app.platform.log, 'error').mockImplementation(() => undefined);
    await hint('charge.success', { reference: order.reference });
    expect(logged).not.toHaveBeenCalled();
    const stored = await hint('plan.created', { reference: 'a' });
    expect(logged.mock.calls).toEqual([
      [{ eventId: stored?.id, event: 'plan.created', reference: 'a' }, 'webhook with unknown_event'],
    ]);
    logged.mockRestore();
  });

  it('leaves the event unprocessed for its job after an error of our own', async () => {
    const order = await desk.pending();
    desk.charge = fail;
    await expect(hint('charge.success', { reference: order.reference })).rejects.toThrow('out of memory');
    expect(await rows()).toMatchObject([{ alarm: null, processedAt: null }]);
  });

  it('raises an alarm for an unknown kind or an unknown subject', async () => {
    for (const [event, data, alarm] of [
      ['plan.created', { reference: 'a' }, 'unknown_event'],
      ['charge.success', { reference: 'no-one’s' }, 'unknown_subject'],
      ['charge.success', null, 'unknown_subject'],
      ['refund.processed', { transaction_reference: 'no-one’s' }, 'unknown_subject'],
      ['transfer.success', { reference: 'theirs' }, 'unknown_subject'],
      ['transfer.failed', null, 'unknown_subject'],
      ['charge.dispute.create', null, 'unknown_subject'],
    ] as const)
      expect(await hint(event, data), event).toMatchObject({ alarm, processedAt: null });
    desk.answers = { findDispute: () => Promise.resolve(undefined) };
    expect(await hint('charge.dispute.create', { id: 9 })).toMatchObject({ alarm: 'unknown_subject' });
    expect([desk.requests, transfers]).toEqual([[], ['theirs']]);
  });

  it('settles a refund or a transfer according to its kind', async () => {
    const order = await desk.held();
    await cancel(desk.context(), order, viewerOf(desk.buyer));
    await requestRefund(desk.context(), order.id);
    desk.refundOf = () => ({ id: 'RFD_1', status: 'processed', amount: order.total });
    const stored = await hint('refund.processed', { transaction_reference: order.reference });
    expect(stored).toMatchObject({ alarm: null, processedAt: desk.now });
    expect((await desk.refundRow(order))?.status).toBe('processed');
    expect(desk.requests).toEqual([]);
    expect(await hint('transfer.success', { reference: 'ours' })).toMatchObject({ alarm: null });
    expect(transfers).toEqual(['ours']);
  });

  it('settles a chargeback, and reminds moderators only for the reminder event', async () => {
    const order = await desk.held();
    const moderator = await desk.campus.student('Ama Moderator');
    await desk.campus.promote(moderator.id, 'admin');
    const dispute = {
      ...{ id: 'bank-1', reference: order.reference, amount: order.total, currency: 'GHS' },
      ...{ category: 'chargeback', dueAt: later(desk.now, 20 * 24 * 3_600_000) },
      ...{ unanswered: true, outcome: null },
    };
    desk.answers = { findDispute: (id) => Promise.resolve(id === 'bank-1' ? dispute : undefined) };
    const reminders = async () =>
      (await db().select().from(chargebacks).where(eq(chargebacks.orderId, order.id)))[0]?.remindedAt;
    expect(await hint('charge.dispute.create', { id: 'bank-1' })).toMatchObject({ alarm: null });
    expect([(await desk.find(order.id)).status, await reminders()]).toEqual(['frozen', null]);
    expect(await hint('charge.dispute.remind', { id: 'bank-1' })).toMatchObject({ alarm: null });
    expect(await reminders()).toEqual(desk.now);
  });
});
