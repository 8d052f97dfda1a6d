import { DAY, HOUR, UNDO_LIFETIME } from '@campushive/contract';
import { accountOf, debtAccountOf } from '@campushive/contract/rules/postings';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../apps/api/test/money.js';
import { ledgerPostings, listings, orders } from '../../platform/database/schema/index.js';
import { balanceOf } from '../payments/ledger/ledger.js';

let campus: TestCampus;
let sales: Sales;
let organiser: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  organiser = await campus.student('Ama Organiser');
  buyer = await campus.student('Kofi Buyer');
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const at = (milliseconds: number) => new Date(campus.clock.now().getTime() + milliseconds).toISOString();
const run = (job: 'hives.end-undo' | 'payments.refund-cancelled-events' | 'payments.release-scanned') =>
  campus.app.platform.jobs.runNow(job, {});

/** Creates an event that is open for check-in; it starts in two hours. */
async function newEvent(change: object = {}): Promise<string> {
  const { body } = await campus.request('POST', '/buzz', {
    token: organiser.token,
    body: {
      title: 'Hall Week Jams',
      description: 'Music and food',
      eventDate: at(2 * HOUR),
      eventEndDate: at(6 * HOUR),
      location: 'Great Hall',
      organizer: 'JCR',
      eventType: 'party',
      admission: 'paid',
      price: 50,
      ...change,
    },
  });
  return body.data.id;
}

async function bought(hiveId: string, quantity = 1, by = buyer): Promise<string> {
  const payment = (await by.client.payments.initialize({ hiveId, quantity })).data;
  await sales.checkout(payment.accessCode);
  return (await by.client.payments.verify({ reference: payment.reference })).data.id;
}

const ticketsOf = async (id: string, student = buyer) =>
  (await student.client.events.get({ id })).data.myTickets;
const checkIn = (id: string, code: string | null | undefined) =>
  organiser.client.events.checkIn({ id, code: code ?? '' });
const orderOf = async (id: string, student = buyer) => (await student.client.payments.get({ id })).data;

async function cancelled(id: string): Promise<void> {
  await organiser.client.hives.remove({ id });
  campus.clock.advance(UNDO_LIFETIME);
  await run('hives.end-undo');
  await run('payments.refund-cancelled-events');
}

async function ledgerSum(): Promise<number> {
  const [row] = await db()
    .select({ sum: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings);
  return row?.sum ?? Number.NaN;
}

/** Moves the start of an event, as an organiser could until events with tickets were protected. */
const postpone = (id: string, eventDate: string) =>
  db()
    .update(listings)
    .set({
      details: sql`${listings.details} || jsonb_build_object('eventDate', ${eventDate}::text, 'eventEndDate', null)`,
      startsAt: null,
      expiresAt: new Date(eventDate),
      status: 'active',
    })
    .where(eq(listings.id, id));

describe('cancelling an event', () => {
  it.each([
    ['no ticket', 0],
    ['one of two tickets', 1],
    ['both tickets', 2],
  ] as const)('refunds an order in full when %s was checked in', async (_, scanned) => {
    const id = await newEvent();
    const paymentId = await bought(id, 2);
    for (const ticket of (await ticketsOf(id)).slice(0, scanned)) await checkIn(id, ticket.code);
    await cancelled(id);
    const { orderStatus, refund, amount } = await orderOf(paymentId);
    expect([orderStatus, refund?.reason, refund?.amount]).toEqual(['refunded', 'event_cancelled', amount]);
    expect(await ledgerSum()).toBe(0);
    // Later jobs do not release it either.
    campus.clock.advance(4 * HOUR);
    await run('payments.release-scanned');
    await campus.app.platform.jobs.runNow('payments.release-due', {});
    expect((await orderOf(paymentId)).orderStatus).toBe('refunded');
  });

  it('turns money that was already released into a debt of the organiser', async () => {
    const id = await newEvent();
    const paymentId = await bought(id);
    const [ticket] = await ticketsOf(id);
    await checkIn(id, ticket?.code);
    campus.clock.advance(2 * HOUR);
    await run('payments.release-scanned');
    const { orderStatus, payout } = await orderOf(paymentId);
    expect(orderStatus).toBe('released');
    await postpone(id, at(30 * DAY));
    await cancelled(id);
    expect(await orderOf(paymentId)).toMatchObject({ orderStatus: 'refunded', refund: { amount: 53.25 } });
    expect(await balanceOf(db(), debtAccountOf(organiser.id))).toBe(Math.round(payout * 100));
    // No payout has carried the sale, so it pays the debt.
    expect(await balanceOf(db(), accountOf(organiser.id))).toBe(-Math.round(payout * 100));
    expect((await organiser.client.payouts.account({})).data).toMatchObject({ available: 0, debt: payout });
    expect(await ledgerSum()).toBe(0);
    await run('payments.refund-cancelled-events');
    expect(await balanceOf(db(), debtAccountOf(organiser.id))).toBe(Math.round(payout * 100));
  });

  it('leaves the money with the organiser when the listing is deleted after the event took place', async () => {
    const id = await newEvent();
    const paymentId = await bought(id);
    const [ticket] = await ticketsOf(id);
    await checkIn(id, ticket?.code);
    campus.clock.advance(7 * HOUR);
    await run('payments.release-scanned');
    await cancelled(id);
    expect((await orderOf(paymentId)).orderStatus).toBe('released');
  });

  it('closes an open report with the refund', async () => {
    const id = await newEvent();
    const paymentId = await bought(id);
    await buyer.client.payments.dispute({ id: paymentId, reason: 'other', text: 'No one answers me.' });
    await cancelled(id);
    expect(await orderOf(paymentId)).toMatchObject({
      orderStatus: 'refunded',
      refund: { reason: 'event_cancelled' },
      dispute: { outcome: 'conceded' },
    });
  });

  it('waits for a pending chargeback and refunds once the bank declines it', async () => {
    const id = await newEvent();
    const paymentId = await bought(id);
    const { reference } = await orderOf(paymentId);
    const { id: disputeId } = await sales.bank({ action: 'raise', reference });
    await vi.waitFor(async () => expect((await orderOf(paymentId)).orderStatus).toBe('frozen'), 120_000);
    await cancelled(id);
    expect((await orderOf(paymentId)).orderStatus).toBe('frozen');
    await sales.bank({ action: 'resolve', id: disputeId, resolution: 'declined' });
    await vi.waitFor(async () => expect((await orderOf(paymentId)).orderStatus).toBe('held'), 120_000);
    await run('payments.refund-cancelled-events');
    expect((await orderOf(paymentId)).orderStatus).toBe('refunded');
    expect(await ledgerSum()).toBe(0);
  });

  it('shows the cancellation on the order, the ticket, at check-in and to every viewer of the page', async () => {
    const id = await newEvent();
    const paymentId = await bought(id);
    const [ticket] = await ticketsOf(id);
    await cancelled(id);
    expect((await orderOf(paymentId)).refund).toMatchObject({ reason: 'event_cancelled', amount: 53.25 });
    expect((await ticketsOf(id))[0]?.refund).toMatchObject({ amount: 53.25 });
    const [held] = (await buyer.client.events.tickets({})).data;
    expect(held).toMatchObject({ listing: { status: 'deleted' }, ticket: { refund: { amount: 53.25 } } });
    await expect(checkIn(id, ticket?.code)).rejects.toMatchObject({ code: 'ticket_cancelled', status: 409 });
    const stranger = await campus.student('Esi Stranger');
    for (const { client } of [buyer, organiser, stranger])
      await expect(client.hives.get({ id })).rejects.toMatchObject({ code: 'event_cancelled', status: 410 });
    expect((await campus.request('GET', `/hives/${id}`, {})).body.code).toBe('event_cancelled');
    await expect(stranger.client.events.get({ id })).rejects.toMatchObject({ code: 'not_found' });
    // A deletion of any other kind still answers 404.
    const free = await newEvent({
      admission: 'free',
      price: undefined,
      eventDate: at(HOUR / 2),
      eventEndDate: at(HOUR),
    });
    campus.clock.advance(HOUR / 2);
    await cancelled(free);
    await expect(stranger.client.hives.get({ id: free })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('mails the buyer that the organiser cancelled, with the amount', async () => {
    const id = await newEvent();
    await bought(id);
    await cancelled(id);
    await campus.app.platform.outbox.flush();
    const mails = await vi.waitFor(async () => {
      const all = (await campus.app.platform.mailbox?.read(buyer.email)) ?? [];
      const subjects = all.map(({ subject }) => subject);
      expect(subjects).toContain(
        '“Hall Week Jams” was cancelled by the organiser: ₵53.25 is on its way back to you',
      );
      expect(subjects).toContain('“Hall Week Jams” is cancelled');
      return all;
    }, 120_000);
    expect(mails.find(({ subject }) => subject === '“Hall Week Jams” is cancelled')?.text).toContain(
      'the organiser cancelled “Hall Week Jams”',
    );
  });

  it('lets the organiser delete their account', async () => {
    const id = await newEvent();
    await bought(id, 2);
    const [first] = await ticketsOf(id);
    await checkIn(id, first?.code);
    const remove = () =>
      campus.request('DELETE', '/users/me', {
        token: organiser.token,
        body: { password: organiser.password },
      });
    expect((await remove()).body.code).toBe('payment_in_flight');
    await cancelled(id);
    expect((await remove()).status).toBe(200);
  });

  it('is refused once the event has started and money is held for it', async () => {
    const id = await newEvent();
    const paymentId = await bought(id);
    campus.clock.advance(2 * HOUR);
    await expect(organiser.client.hives.remove({ id })).rejects.toMatchObject({ code: 'event_begun' });
    // Cancelling each payment separately is still possible.
    await organiser.client.payments.cancel({ id: paymentId });
    await organiser.client.hives.remove({ id });
  });
});

it('releases no ticket money before the start of the event by settlement, job or code', async () => {
  const id = await newEvent();
  const paymentId = await bought(id);
  await buyer.client.payments.dispute({ id: paymentId, reason: 'other', text: 'No one answers me.' });
  await organiser.client.settlements.propose({ id: paymentId, amount: 10 });
  const proposalId = (await orderOf(paymentId)).dispute?.proposal?.id ?? '';
  await expect(buyer.client.settlements.accept({ id: paymentId, proposalId })).rejects.toMatchObject({
    code: 'event_not_started',
  });
  await db()
    .update(orders)
    .set({ status: 'held', autoReleaseAt: campus.clock.now() })
    .where(eq(orders.id, paymentId));
  await campus.app.platform.jobs.runNow('payments.release-due', {});
  expect((await orderOf(paymentId)).orderStatus).toBe('held');
  const [row] = await db().select().from(orders).where(eq(orders.id, paymentId));
  await expect(
    organiser.client.payments.handover({ id: paymentId, code: row?.handoverCode ?? '' }),
  ).rejects.toMatchObject({ code: 'event_not_started' });
});
