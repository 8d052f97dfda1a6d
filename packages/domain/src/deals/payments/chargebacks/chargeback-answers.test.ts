import { HOUR, MINUTE, type Chargeback } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { auditEntries, chargebacks, sandboxDisputes } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
let moderator: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  moderator = await campus.student('Nana Moderator', undefined, 'moderator');
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent, body?: unknown) =>
  campus.request(method, path, { token: student.token, body });
const queue = async (status = 'open', student = moderator): Promise<Chargeback[]> =>
  (await call('GET', `/moderation/chargebacks?status=${status}&limit=50`, student)).body.data;
const answer = (id: string, decision: string, student = moderator) =>
  call('POST', `/moderation/chargebacks/${id}/answer`, student, { decision, note: 'They met at Balme.' });
const orderStatus = async (id: string) => (await call('GET', `/payments/${id}`, buyer)).body.data.orderStatus;

/** Held money that the buyer's bank asks back. */
async function raised(more: object = {}) {
  const { paymentId, reference } = await sales.held(seller, buyer, 100);
  await buyer.client.messages
    .open({ recipientId: seller.id })
    .then(({ data }) =>
      buyer.client.messages.send({ conversationId: data.id, content: 'See you at Balme?' }),
    );
  const { id: disputeId } = await sales.bank({ action: 'raise', reference, ...more });
  return vi.waitFor(async () => {
    const { db } = campus.app.platform;
    const [row] = await db.select().from(chargebacks).where(eq(chargebacks.orderId, paymentId));
    if (row === undefined) throw new Error('Not raised yet');
    return { id: row.id, paymentId, disputeId };
  }, 120_000);
}
const atTheBank = async (id: number) => {
  const [row] = await campus.app.platform.db.select().from(sandboxDisputes).where(eq(sandboxDisputes.id, id));
  return row;
};
const sent = (id: string) =>
  campus.app.platform.jobs.runNow('payments.answer-chargeback', { chargebackId: id });

describe('the chargeback queue', () => {
  it('is visible to moderators only, sorted by deadline', async () => {
    const later = await raised({ dueInHours: 60 });
    const sooner = await raised({ dueInHours: 12 });
    for (const student of [seller, buyer]) {
      expect((await call('GET', '/moderation/chargebacks', student)).status).toBe(403);
      expect((await answer(sooner.id, 'accept', student)).status).toBe(403);
    }
    const found = await queue();
    const ids = found.map(({ id }) => id);
    expect(ids.indexOf(sooner.id)).toBeLessThan(ids.indexOf(later.id));
    expect(found.find(({ id }) => id === sooner.id)).toMatchObject({
      amount: 106.5,
      paid: 106.5,
      effect: 'frozen',
      owed: 0,
      orderStatus: 'frozen',
      answer: null,
      outcome: null,
    });
  });

  it('continues with the next page at the cursor', async () => {
    for (const dueInHours of [5, 6, 7]) await raised({ dueInHours });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const { body } = await call('GET', `/moderation/chargebacks?limit=2${query}`, moderator);
      seen.push(...body.data.map((one: Chargeback) => one.id));
      cursor = body.pagination.nextCursor;
    }
    expect(seen).toEqual((await queue()).map(({ id }) => id));
  });
});

describe('an answer to a chargeback', () => {
  it('is accepted once; a contest is sent to the bank with evidence, and the bank decides', async () => {
    const one = await raised();
    const answers = await Promise.all([answer(one.id, 'contest'), answer(one.id, 'accept')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const accepted = answers.find(({ status }) => status === 200)?.body.data.answer;
    expect(accepted).toMatchObject({ note: 'They met at Balme.', sentAt: null });
    if (accepted.answer === 'accept') return;
    await Promise.all([sent(one.id), sent(one.id)]);
    expect(await atTheBank(one.disputeId)).toMatchObject({
      status: 'awaiting-bank-feedback',
      note: 'They met at Balme.',
      attachment: expect.any(String),
      evidenceId: one.disputeId,
    });
    expect(await orderStatus(one.paymentId)).toBe('frozen');
    expect((await answer(one.id, 'accept')).body.code).toBe('chargeback_answered');
    await sales.bank({ action: 'resolve', id: one.disputeId, resolution: 'declined' });
    await vi.waitFor(async () => expect(await orderStatus(one.paymentId)).toBe('held'), 120_000);
    const done = (await queue('resolved')).find(({ id }) => id === one.id);
    expect(done).toMatchObject({ outcome: 'won', answer: { answer: 'contest', sentAt: expect.any(String) } });
  });

  it('ends the order at once when it accepts the claim, and is written to the audit log', async () => {
    const one = await raised();
    expect((await answer(one.id, 'accept')).status).toBe(200);
    await sent(one.id);
    expect(await orderStatus(one.paymentId)).toBe('charged_back');
    expect((await queue('resolved')).find(({ id }) => id === one.id)?.outcome).toBe('accepted');
    const { db } = campus.app.platform;
    const log = await db.select().from(auditEntries).where(eq(auditEntries.targetId, one.paymentId));
    expect(log).toMatchObject([{ actorId: moderator.id, action: 'payment.chargeback_accept' }]);
  });

  it('is refused from a moderator who is a side of the order', async () => {
    const one = await raised();
    await campus.promote(seller.id, 'moderator');
    expect((await answer(one.id, 'contest', seller)).body.code).toBe('forbidden');
  });

  it('is not sent when the bank has already decided', async () => {
    const one = await raised();
    await sales.switch({ webhooks: 'lost' });
    await sales.bank({ action: 'resolve', id: one.disputeId, resolution: 'auto-accepted' });
    expect((await answer(one.id, 'contest')).status).toBe(200);
    await sent(one.id);
    await sales.switch({ webhooks: 'normal' });
    expect((await atTheBank(one.disputeId))?.note).toBeNull();
    // The worker may send the answer at the same time, and apply the outcome.
    await expect.poll(() => orderStatus(one.paymentId)).toBe('charged_back');
    expect((await answer(one.id, 'accept')).body.code).toBe('chargeback_answered');
  });

  it('counts as an acceptance when none arrives before the deadline', async () => {
    const one = await raised({ dueInHours: 2 });
    campus.clock.advance(3 * HOUR);
    await campus.app.platform.jobs.runNow('payments.reconcile-chargebacks', {});
    expect(await orderStatus(one.paymentId)).toBe('charged_back');
  });
});

describe('the evidence of a chargeback', () => {
  it('is a PDF at a signed address that is valid for a quarter of an hour', async () => {
    const one = await raised();
    const found = (await queue()).find(({ id }) => id === one.id);
    const address = campus.url + (found?.evidenceUrl.slice(found.evidenceUrl.indexOf('/api/')) ?? '');
    const answered = await fetch(address);
    expect(answered.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await answered.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(5_000);
    expect((await fetch(address.replace(/until=\d+/, 'until=9999999999999'))).status).toBe(404);
    expect((await fetch(address.replace(one.id, one.paymentId))).status).toBe(404);
    campus.clock.advance(16 * MINUTE);
    expect((await fetch(address)).status).toBe(404);
  });
});
