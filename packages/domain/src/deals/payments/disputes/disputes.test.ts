import { AUTO_RELEASE_AFTER, CANCEL_WINDOW, MINUTE } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type StartedPayment, type Sales } from '../../../../../../apps/api/test/money.js';
import { auditEntries, orders, users } from '../../../platform/database/schema/index.js';
import { balanceOf } from '../ledger/ledger.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
let stranger: TestStudent;
let moderator: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  await sales.switch({ webhooks: 'normal', refunds: 'processed' });
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  stranger = await campus.student('Yaw Stranger');
  moderator = await campus.student('Nana Moderator');
  await campus.app.platform.db.update(users).set({ role: 'moderator' }).where(eq(users.id, moderator.id));
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const read = async (id: string, student = buyer) => (await call('GET', `/payments/${id}`, student)).body.data;
const complain = (id: string, student = buyer, reason = 'not_as_described') =>
  call('POST', `/payments/${id}/dispute`, student, { reason, text: 'The battery is dead.' });
const cancel = (id: string, student = buyer) => call('POST', `/payments/${id}/cancel`, student, {});
const decide = (id: string, decision: string, student = moderator) =>
  call('POST', `/moderation/disputes/${id}/resolve`, student, { decision, note: 'Seen the photos.' });
const kinds = async (student: TestStudent): Promise<string[]> =>
  (await call('GET', '/notifications', student)).body.data.map((one: { kind: string }) => one.kind);
const balance = (account: string) => balanceOf(campus.app.platform.db, account);
const listingStatus = async ({ hiveId }: StartedPayment) =>
  (await call('GET', `/hives/${hiveId}`, buyer)).body.data.status;
const untilRefund = (id: string, status: string) =>
  vi.waitFor(async () => expect((await read(id)).refund?.status).toBe(status), 120_000);
const held = () => sales.held(seller, buyer, 100);
async function disputed() {
  const order = await held();
  const { body } = await complain(order.paymentId);
  return { ...order, disputeId: body.data.dispute.id as string };
}

describe('a complaint', () => {
  it('is stored once when a request is repeated under its idempotency key', async () => {
    const { paymentId } = await held();
    const send = (text: string) =>
      campus.request('POST', `/payments/${paymentId}/dispute`, {
        token: buyer.token,
        headers: { 'idempotency-key': 'one-complaint' },
        body: { reason: 'not_as_described', text },
      });
    const first = await send('The battery is dead.');
    expect((await send('The battery is dead.')).body.data.dispute).toEqual(first.body.data.dispute);
    expect((await send('The screen is broken.')).body.code).toBe('idempotency_conflict');
    expect((await kinds(seller)).filter((kind) => kind === 'payment_disputed')).toHaveLength(1);
  });

  it('is open to the buyer of a held order only, and freezes the money', async () => {
    const order = await held();
    expect((await complain(order.paymentId, stranger)).status).toBe(404);
    expect((await complain(order.paymentId, seller)).status).toBe(403);
    expect((await complain(order.paymentId, buyer, 'boredom')).body.fieldErrors).toHaveProperty('reason');
    const { status, body } = await complain(order.paymentId);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      orderStatus: 'disputed',
      handoverCode: null,
      autoReleaseAt: null,
      dispute: { reason: 'not_as_described', text: 'The battery is dead.', outcome: null },
    });
    expect((await read(order.paymentId, seller)).dispute.text).toBe('The battery is dead.');
    expect((await complain(order.paymentId)).body.code).toBe('order_not_held');
    const handover = await call('POST', `/payments/${order.paymentId}/handover`, seller, {
      code: order.code,
    });
    expect(handover.body.code).toBe('order_not_held');
    expect((await cancel(order.paymentId, seller)).body.code).toBe('payment_not_pending');
    for (const student of [seller, buyer]) expect(await kinds(student)).toContain('payment_disputed');
    expect(await kinds(moderator)).toContain('dispute_opened');
  });

  it('prevents the automatic release after seven days', async () => {
    const order = await disputed();
    campus.clock.advance(AUTO_RELEASE_AFTER);
    await campus.app.platform.jobs.runNow('payments.release-due', {});
    const { db } = campus.app.platform;
    const [row] = await db.select().from(orders).where(eq(orders.id, order.paymentId));
    expect(row?.status).toBe('disputed');
  });

  it('is visible to moderators only, and cannot be decided by a moderator who is a side of the order', async () => {
    const order = await disputed();
    for (const student of [seller, buyer, stranger]) {
      expect((await call('GET', '/moderation/disputes', student)).status).toBe(403);
      expect((await decide(order.disputeId, 'refund', student)).status).toBe(403);
    }
    await campus.app.platform.db.update(users).set({ role: 'moderator' }).where(eq(users.id, seller.id));
    expect((await decide(order.disputeId, 'release', seller)).status).toBe(403);
    const open = (await call('GET', '/moderation/disputes', moderator)).body.data;
    expect(open[0]).toMatchObject({ id: order.disputeId, paymentId: order.paymentId, amount: 106.5 });
    expect(open[0].buyer.id).toBe(buyer.id);
  });

  it('is decided once when two decisions arrive at the same moment', async () => {
    const order = await disputed();
    const answers = await Promise.all([
      decide(order.disputeId, 'release'),
      decide(order.disputeId, 'refund'),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const [first] = answers.filter((answer) => answer.status === 200);
    const outcome = first?.body.data.outcome;
    expect((await read(order.paymentId)).orderStatus).toBe(outcome === 'release' ? 'released' : 'refunded');
    expect(await balance(`user:${seller.id}`)).toBe(outcome === 'release' ? -9_900 : 0);
    const entries = await campus.app.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, order.paymentId));
    expect(entries).toMatchObject([
      { actorId: moderator.id, action: `payment.${outcome}`, reason: 'Seen the photos.' },
    ]);
    expect((await decide(order.disputeId, 'refund')).body.code).toBe('dispute_resolved');
    const done = (await call('GET', '/moderation/disputes?status=resolved', moderator)).body.data;
    expect(done[0]).toMatchObject({ id: order.disputeId, outcome, note: 'Seen the photos.' });
  });

  it('refunds the full amount when it is decided for the buyer', async () => {
    const order = await disputed();
    const before = await balance('held');
    expect((await decide(order.disputeId, 'refund')).body.data.outcome).toBe('refund');
    await untilRefund(order.paymentId, 'processed');
    expect(await read(order.paymentId)).toMatchObject({
      orderStatus: 'refunded',
      refund: { reason: 'dispute', amount: 106.5 },
      dispute: { outcome: 'refund', note: 'Seen the photos.' },
    });
    expect(await balance('held')).toBe(before + 10_000);
    expect(await balance('refunds_on_the_way')).toBe(0);
    expect(await listingStatus(order)).toBe('sold');
    expect(await kinds(buyer)).toEqual(
      expect.arrayContaining(['payment_dispute_refunded', 'payment_refunded', 'payment_refund_arrived']),
    );
  });
});

describe('cancelling a held order', () => {
  it('is allowed to the buyer for half an hour and to the seller after it, and frees the listing', async () => {
    const order = await held();
    const payment = await read(order.paymentId);
    const left = Date.parse(payment.cancellableUntil) - Date.parse(payment.paidAt);
    expect(left).toBe(CANCEL_WINDOW);
    expect((await cancel(order.paymentId, stranger)).status).toBe(404);
    expect((await cancel(order.paymentId)).body.data).toMatchObject({
      orderStatus: 'refunded',
      refund: { reason: 'buyer_cancelled' },
    });
    expect(await listingStatus(order)).toBe('active');
    await untilRefund(order.paymentId, 'processed');
    expect(await kinds(seller)).toContain('payment_cancelled');
    const late = await held();
    campus.clock.advance(CANCEL_WINDOW + MINUTE);
    expect((await cancel(late.paymentId)).body.code).toBe('cancel_too_late');
    expect((await cancel(late.paymentId, seller)).body.data).toMatchObject({
      orderStatus: 'refunded',
      refund: { reason: 'seller_cancelled' },
    });
    expect(await kinds(buyer)).toContain('payment_cancelled');
  });

  it('never succeeds together with a handover at the same moment', async () => {
    const order = await held();
    const answers = await Promise.all([
      cancel(order.paymentId),
      call('POST', `/payments/${order.paymentId}/handover`, seller, { code: order.code }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});

describe('the refund of an order', () => {
  it('is retried until it is confirmed, and sent only once', async () => {
    await sales.switch({ webhooks: 'lost', refunds: 'pending' });
    const order = await held();
    await cancel(order.paymentId);
    await untilRefund(order.paymentId, 'pending');
    const { runNow } = campus.app.platform.jobs;
    await runNow('payments.refund', { orderId: order.paymentId });
    await campus.app.platform.execute("update sandbox_refunds set status = 'processed'", []);
    campus.clock.advance(6 * MINUTE);
    await Promise.all([runNow('payments.reconcile-refunds', {}), runNow('payments.reconcile-refunds', {})]);
    expect((await read(order.paymentId)).refund.status).toBe('processed');
    expect(await balance('refunds_on_the_way')).toBe(0);
  });

  it('is sent by reconciliation when its job was lost', async () => {
    const order = await held();
    const send = vi.spyOn(campus.app.platform.jobs, 'send').mockResolvedValue();
    await cancel(order.paymentId);
    send.mockRestore();
    expect((await read(order.paymentId)).refund.status).toBe('requested');
    campus.clock.advance(6 * MINUTE);
    await campus.app.platform.jobs.runNow('payments.reconcile-refunds', {});
    await untilRefund(order.paymentId, 'processed');
  });

  it('stays owed when it fails, and the buyer is notified', async () => {
    await sales.switch({ refunds: 'failed' });
    const order = await held();
    await cancel(order.paymentId);
    await untilRefund(order.paymentId, 'failed');
    expect(await balance('refunds_on_the_way')).toBe(-10_650);
    expect(await kinds(buyer)).toContain('payment_refund_failed');
  });
});

describe('the receipt of an order', () => {
  const receipt = (id: string, student = buyer, query = '') =>
    call('GET', `/payments/${id}/receipt${query}`, student);

  it('shows each side its own lines', async () => {
    const order = await sales.held(seller, buyer, 2450);
    expect((await receipt(order.paymentId)).body.data).toMatchObject({
      role: 'buyer',
      lines: [
        { line: 'price', amount: 2450 },
        { line: 'platform_fee', amount: 122.5 },
        { line: 'processing_fee', amount: 36.75 },
      ],
      total: 2609.25,
      buyerName: 'Kwame Boateng',
    });
    expect((await receipt(order.paymentId, seller)).body.data).toMatchObject({
      role: 'seller',
      lines: [
        { line: 'price', amount: 2450 },
        { line: 'mobile_money_fee', amount: -24.5 },
      ],
      total: 2425.5,
    });
    const { orderUrl } = (await receipt(order.paymentId)).body.data;
    expect(new URL(orderUrl).pathname).toBe(`/dashboard/payments/${order.paymentId}`);
    expect((await receipt(order.paymentId, stranger)).status).toBe(404);
    const unpaid = await sales.startPayment(seller, buyer, 10);
    expect((await receipt(unpaid.paymentId)).body.code).toBe('never_paid');
  });

  it('is served as a PDF at a signed address that is valid for a quarter of an hour', async () => {
    const order = await held();
    // The campus lacks the last language, so its own one is used.
    for (const language of ['en', 'fr', 'es', 'pt-BR']) {
      const { pdfUrl } = (await receipt(order.paymentId, buyer, `?language=${language}`)).body.data;
      const path = pdfUrl.slice(pdfUrl.indexOf('/api/'));
      const answer = await fetch(campus.url + path);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBeGreaterThan(5_000);
      expect((await fetch(campus.url + path.replace('role=buyer', 'role=seller'))).status).toBe(404);
      expect((await fetch(campus.url + path.replace(/until=\d+/, 'until=9999999999999'))).status).toBe(404);
    }
    const { pdfUrl } = (await receipt(order.paymentId)).body.data;
    campus.clock.advance(16 * MINUTE);
    expect((await fetch(campus.url + pdfUrl.slice(pdfUrl.indexOf('/api/')))).status).toBe(404);
  });
});
