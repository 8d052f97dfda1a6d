import { decideChargeback, type ChargebackDecision } from '@campushive/contract/rules/chargebacks';
import { eq } from 'drizzle-orm';
import { campus } from '../../../platform/campus.js';
import type { Db } from '../../../platform/database/database.js';
import { chargebacks, refunds } from '../../../platform/database/schema/index.js';
import type { ProviderDispute } from '../../../platform/paystack/provider.js';
import { factsOf, lockChargebacks, raisedOf, type ChargebackRow } from './chargeback-facts.js';
import { lockOrder, type PaymentsContext } from '../context.js';
import { soldItemOf } from '../../sold/kinds.js';
import { post } from '../ledger/ledger.js';
import { notifyStaff } from '../orders/notify-staff.js';
import { namesOf } from '../../sold/order-names.js';
import { moveOrder } from '../orders/orders.js';
import { insertRefund } from '../refunds/refund-row.js';

type Locked = Awaited<ReturnType<typeof lockOrder>>;
type Entry = 'chargeback' | 'chargeback_won' | 'chargeback_lost';

/**
 * Updates an order, under the caller's lock, to the provider's state of a chargeback: raised, changed, or decided.
 * Idempotent.
 */
export async function applyDispute(
  context: PaymentsContext,
  tx: Db,
  locked: Locked,
  reported: ProviderDispute,
): Promise<void> {
  const now = context.platform.clock.now();
  const amount = amountOf(context, locked, reported);
  const { rows } = await lockChargebacks(tx, locked.order.id);
  const existing = rows.find((row) => row.providerId === reported.id);
  const row = existing ?? (await raise(context, tx, locked, { ...reported, amount }, now));
  const changed = { amount, category: reported.category, dueAt: reported.dueAt, updatedAt: now };
  const [current = row] = await tx
    .update(chargebacks)
    .set(row.outcome === null ? changed : { updatedAt: now })
    .where(eq(chargebacks.id, row.id))
    .returning();
  if (reported.outcome !== null && current.outcome === null) {
    await resolve(context, tx, await relock(tx, locked), { ...current, outcome: reported.outcome }, now);
  } else if (current.outcome !== null && current.outcome !== reported.outcome) {
    context.platform.log.error({ chargebackId: row.id, reported }, 'chargeback changed after its end');
  }
}

/** Applies chargebacks that were only recorded before, because nothing was paid, once the payment has arrived. */
export async function reviewChargebacks(context: PaymentsContext, tx: Db, locked: Locked): Promise<void> {
  const now = context.platform.clock.now();
  const { rows } = await lockChargebacks(tx, locked.order.id);
  for (const row of rows.filter((one) => one.effect === 'recorded' && one.outcome === null)) {
    await applyOutcome(context, tx, await relock(tx, locked), row, now);
  }
}

async function raise(
  context: PaymentsContext,
  tx: Db,
  locked: Locked,
  { id: providerId, amount, category, dueAt }: ProviderDispute,
  now: Date,
): Promise<ChargebackRow> {
  const [row] = await tx
    .insert(chargebacks)
    .values({
      providerId,
      orderId: locked.order.id,
      amount,
      category,
      dueAt,
      effect: 'recorded',
      sellerShare: 0,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('An insert answers its row');
  await notifyStaff(context, tx, locked.order, 'chargeback_opened');
  return applyOutcome(context, tx, locked, row, now);
}

async function applyOutcome(
  context: PaymentsContext,
  tx: Db,
  locked: Locked,
  row: ChargebackRow,
  now: Date,
): Promise<ChargebackRow> {
  const around = await lockChargebacks(tx, locked.order.id);
  const facts = factsOf(locked.order, around, row.id);
  const decision = decideChargeback({ do: 'raise', amount: row.amount }, facts, now);
  if (decision.raised.effect === 'recorded') {
    context.platform.log.error({ chargebackId: row.id }, 'chargeback of an order without a payment');
  }
  return carryOut(context, tx, locked, row, decision, 'chargeback', now);
}

async function resolve(context: PaymentsContext, tx: Db, locked: Locked, row: ChargebackRow, now: Date) {
  const { outcome, amount } = row;
  if (outcome === null) throw new Error('Only a decided chargeback is resolved');
  const facts = factsOf(locked.order, await lockChargebacks(tx, locked.order.id), row.id);
  const raised = { ...raisedOf(row), outcome: null };
  const decision = decideChargeback({ do: 'resolve', amount, outcome, raised }, facts, now);
  const entry = outcome === 'won' ? 'chargeback_won' : 'chargeback_lost';
  await carryOut(context, tx, locked, { ...row, resolvedAt: now }, decision, entry, now);
}

/** Writes a decision: the order, the ledger, the refund, the row, and the notifications. */
async function carryOut(
  context: PaymentsContext,
  tx: Db,
  locked: Locked,
  row: ChargebackRow,
  decision: ChargebackDecision,
  kind: Entry,
  now: Date,
): Promise<ChargebackRow> {
  const { order } = locked;
  const { raised, move, postings } = decision;
  if (move !== null) await moveMoney(context, tx, locked, move, now);
  if (postings.length > 0) await post(tx, { chargebackId: row.id, kind }, postings, now);
  await settleRefundOf(context, tx, locked, decision, now);
  const [written = row] = await tx
    .update(chargebacks)
    .set({
      effect: raised.effect,
      frozenFrom: raised.frozen?.from ?? null,
      frozenAt: raised.frozen?.since ?? null,
      sellerShare: raised.sellerShare,
      outcome: row.outcome,
      resolvedAt: row.resolvedAt,
      updatedAt: now,
    })
    .where(eq(chargebacks.id, row.id))
    .returning();
  await notifyParties(context, tx, locked, written, decision);
  await context.platform.outbox.write(tx, 'order.changed', { orderId: order.id });
  return written;
}

async function moveMoney(
  context: PaymentsContext,
  tx: Db,
  { order, listing }: Locked,
  { to, clocks }: NonNullable<ChargebackDecision['move']>,
  now: Date,
): Promise<void> {
  await moveOrder(tx, order, to, clocks ?? {}, now);
  // A ticket of a charged-back payment is invalid; a charged-back listing is not offered again automatically.
  if (to === 'charged_back') await soldItemOf(order).chargeBack(context, tx, { order, listing }, now);
}

async function settleRefundOf(
  context: PaymentsContext,
  tx: Db,
  { order }: Locked,
  { refund }: ChargebackDecision,
  now: Date,
): Promise<void> {
  if (refund === null) return;
  switch (refund.do) {
    case 'begin':
      await insertRefund(tx, order, { reason: 'charged_back', amount: refund.amount, currency: null }, now);
      break;
    case 'resume':
      await tx
        .update(refunds)
        .set({ amount: refund.amount, updatedAt: now })
        .where(eq(refunds.orderId, order.id));
      break;
    case 'close':
      await tx
        .update(refunds)
        .set({ status: 'processed', processedAt: now, updatedAt: now })
        .where(eq(refunds.orderId, order.id));
      return;
    default:
      refund.do satisfies never;
  }
  await context.platform.jobs.send('payments.refund', { orderId: order.id }, { within: tx });
}

async function notifyParties(
  { notify }: PaymentsContext,
  tx: Db,
  { order }: Locked,
  row: ChargebackRow,
  { notifications }: ChargebackDecision,
): Promise<void> {
  const effect = row.effect === 'debt' ? 'debt' : 'frozen';
  for (const { to, kind } of notifications) {
    const userId = to === 'seller' ? order.sellerId : order.buyerId;
    const values = { ...namesOf(order), to, effect } as const;
    await notify(tx, { userId, type: 'payment', kind, values, subject: { type: 'payment', id: order.id } });
  }
}

/** Rereads the order's row as this transaction has left it. */
const relock = (tx: Db, { listing, order }: Locked): Promise<Locked> =>
  lockOrder(tx, { id: order.id, listingId: listing.id });

/** Returns the amount of the chargeback, at most the amount paid; another currency says nothing about the amount. */
function amountOf({ platform }: PaymentsContext, { order }: Locked, reported: ProviderDispute): number {
  const { amount, currency, id } = reported;
  if (currency === campus.currency.code && amount <= order.total) return amount;
  platform.log.error(
    { disputeId: id, amount, currency, paid: order.total },
    'chargeback does not match its order',
  );
  return order.total;
}
