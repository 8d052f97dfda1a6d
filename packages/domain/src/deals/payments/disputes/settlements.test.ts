import type { Payment } from '@campushive/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import {
  ledgerEntries,
  ledgerPostings,
  messages,
  sandboxRefunds,
  outbox,
} from '../../../platform/database/schema/index.js';
import { balanceOf } from '../ledger/ledger.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
let moderator: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  moderator = await campus.student('Nana Moderator');
  await campus.promote(moderator.id, 'moderator');
});
beforeEach(async () => {
  await sales.switch({ webhooks: 'normal', refunds: 'processed' });
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

async function disputed() {
  const sale = await sales.held(seller, buyer, 100);
  const id = sale.paymentId;
  const { data } = await buyer.client.payments.dispute({ id, reason: 'damaged', text: 'It is scratched.' });
  return { ...sale, id, disputeId: data.dispute?.id ?? '' };
}
const propose = async (id: string, amount: number, student = seller) =>
  (await student.client.settlements.propose({ id, amount })).data.dispute?.proposal?.id ?? '';
const read = async (id: string): Promise<Payment> => (await buyer.client.payments.get({ id })).data;
const until = (id: string, status: string) =>
  vi.waitFor(async () => expect((await read(id)).refund?.status).toBe(status), 120_000);
const balance = (account: string) => balanceOf(campus.app.platform.db, account);
const kindsOf = async (orderId: string) => {
  const { db } = campus.app.platform;
  const rows = await db
    .select({ kind: ledgerEntries.kind })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId));
  return rows.map(({ kind }) => kind).sort();
};
async function sumsToZero(): Promise<void> {
  const [row] = await campus.app.platform.db
    .select({ sum: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings);
  expect(row?.sum).toBe(0);
}

it('sends a part refund in its amount to the provider, and leaves the rest for the payout', async () => {
  const { id, reference } = await disputed();
  const proposalId = await propose(id, 20);
  await buyer.client.settlements.accept({ id, proposalId });
  await until(id, 'processed');
  const { db } = campus.app.platform;
  const sent = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.reference, reference));
  expect(sent).toMatchObject([{ amount: 2_000 }]);
  expect(await kindsOf(id)).toEqual(['charge', 'refund_paid', 'settlement']);
  expect(await balance(`user:${seller.id}`)).toBe(-8_041);
  expect(await balance('held')).toBe(0);
  await sumsToZero();
  const account = { network: 'mtn', phone: '0244123456', name: seller.name };
  const set = await campus.request('PUT', '/payouts/account', { token: seller.token, body: account });
  expect(set.status, JSON.stringify(set.body)).toBe(200);
  const shown = (await campus.request('GET', '/payouts/account', { token: seller.token })).body.data;
  expect(shown.available).toBe(80.41);
});

it('applies either the decision of a moderator or the settlement when both arrive at the same moment', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, disputeId } = await disputed();
    const proposalId = await propose(id, 30);
    const accept = () => buyer.client.settlements.accept({ id, proposalId });
    const decide = () =>
      moderator.client.disputes.resolve({ id: disputeId, decision: 'refund', note: 'Seen the photos.' });
    const tries = round % 2 === 0 ? [accept(), decide()] : [decide(), accept()];
    const outcomes = await Promise.allSettled<unknown>(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { orderStatus, dispute, refund } = await read(id);
    expect([
      ['released', 'settled', 30],
      ['refunded', 'refund', 106.5],
    ]).toContainEqual([orderStatus, dispute?.outcome, refund?.amount]);
    const moved = (await kindsOf(id)).filter((kind) => kind === 'settlement' || kind === 'refund');
    expect(moved).toHaveLength(1);
  }
  await sumsToZero();
});

it('settles a complaint once when it is accepted twice, withdrawn and conceded at the same moment', async () => {
  const { id } = await disputed();
  const proposalId = await propose(id, 30);
  const accept = () => buyer.client.settlements.accept({ id, proposalId });
  const outcomes = await Promise.allSettled<unknown>([
    accept(),
    accept(),
    buyer.client.settlements.withdraw({ id }),
    seller.client.settlements.concede({ id }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await sumsToZero();
});

it('keeps a failed part refund owed, without changing the share of the seller', async () => {
  await sales.switch({ refunds: 'failed' });
  const { id } = await disputed();
  const proposalId = await propose(id, 20);
  await buyer.client.settlements.accept({ id, proposalId });
  await until(id, 'failed');
  expect(await read(id)).toMatchObject({ orderStatus: 'released', refund: { amount: 20 } });
  expect(await balance(`user:${seller.id}`)).toBe(-8_041);
  await sumsToZero();
});

it('limits the debt of the seller to their share when the bank later takes back the full amount', async () => {
  const { id, reference } = await disputed();
  const proposalId = await propose(id, 20);
  await buyer.client.settlements.accept({ id, proposalId });
  await until(id, 'processed');
  const raised = await sales.bank({ action: 'raise', reference });
  await vi.waitFor(async () => expect((await read(id)).chargeback?.effect).toBe('debt'), 120_000);
  expect(await balance(`seller_debt:${seller.id}`)).toBe(8_041);
  await sales.bank({ action: 'resolve', id: raised.id, resolution: 'merchant-accepted' });
  await vi.waitFor(async () => expect((await read(id)).chargeback?.outcome).toBe('accepted'), 120_000);
  expect(await balance(`seller_debt:${seller.id}`)).toBe(8_041);
  await sumsToZero();
});

it('mails the proposal to the buyer and the settlement to both sides', async () => {
  const { id } = await disputed();
  const lettersOf = async ({ email }: TestStudent) => (await campus.app.platform.mailbox?.read(email)) ?? [];
  const subjects = async (of: TestStudent) => (await lettersOf(of)).map(({ subject }) => subject);
  const texts = async (of: TestStudent) =>
    (await lettersOf(of)).map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
  const proposalId = await propose(id, 20);
  await vi.waitFor(
    async () => expect(await subjects(buyer)).toContain('Akosua Mensah proposes a partial refund of ₵20.00'),
    120_000,
  );
  await buyer.client.settlements.accept({ id, proposalId });
  await vi.waitFor(async () => {
    expect(await subjects(buyer)).toContain('Agreed: ₵20.00 for “HP EliteBook” goes back to you');
    expect(await subjects(seller)).toContain('Agreed: ₵80.41 for “HP EliteBook” is yours');
  }, 120_000);
  // Of 106.50, 5.68 are fees, which neither side gets.
  expect(await texts(buyer)).toContain('the buyer gets ₵20.00 back, and the seller gets ₵80.41 after fees.');
  expect(await texts(buyer)).toContain('and Akosua Mensah gets ₵80.41 after fees.');
  expect(await texts(seller)).toContain('and ₵80.41 after fees comes with your next payout.');
});

it('delivers the message of a proposal to open pages at once', async () => {
  const { db, outbox: events } = campus.app.platform;
  const flushed = vi.spyOn(events, 'flush');
  const { id } = await disputed();
  flushed.mockClear();
  await propose(id, 20);
  expect(flushed).toHaveBeenCalledWith('messages');
  await vi.waitFor(async () => {
    const waiting = await db.select().from(outbox).where(eq(outbox.topic, 'message.stored'));
    expect(waiting).toEqual([]);
  }, 120_000);
  const [line] = await db
    .select({ details: messages.details })
    .from(messages)
    .where(and(eq(messages.senderId, seller.id), eq(messages.kind, 'system')));
  expect(line?.details).toEqual({ code: 'settlement_proposed', amountMinor: 2_000 });
  flushed.mockRestore();
});
