import type { OrderSide } from '@campushive/contract/rules/orders';
import { DAY, MINUTE } from '@campushive/contract';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import { Attempts } from '../../../platform/attempts.js';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { orders, refunds } from '../../../platform/database/schema/index.js';
import {
  ProviderError,
  type ProviderRefund,
  type RefundOfCharge,
} from '../../../platform/paystack/provider.js';
import { flushOrder, notifyOfOrder, type PaymentsContext } from '../context.js';
import type { OwedRefund } from '@campushive/contract/rules/charges';
import { refundPaidPostings } from '@campushive/contract/rules/postings';
import { post } from '../ledger/ledger.js';
import { hasOpenChargeback } from '../chargebacks/chargeback-facts.js';
import { moveOrder, type OrderRow } from '../orders/orders.js';
import { insertRefund } from './refund-row.js';

/** Interval of checking a refund without a webhook. */
const POLL_AFTER = 5 * MINUTE;

/**
 * Books money back to its buyer, under the caller's lock; `payments.refund` then sends it. The charge must be booked already.
 */
export async function bookRefund(
  { platform }: PaymentsContext,
  tx: Db,
  order: OrderRow,
  owed: OwedRefund & { readonly note?: string },
  change: Partial<OrderRow>,
  now: Date,
  by: OrderSide = null,
): Promise<OrderRow> {
  const refunded = await moveOrder(tx, order, 'refunded', { ...change, refundedAt: now }, now, by);
  await post(tx, { orderId: order.id, kind: 'refund' }, owed.postings, now);
  await insertRefund(tx, order, owed, now);
  await platform.outbox.write(tx, 'order.changed', { orderId: order.id });
  return refunded;
}

/** Sends a refund after `bookRefund` was committed. The reconciliation finds one that is lost with this process. */
export async function sendRefund({ platform }: PaymentsContext, orderId: string): Promise<void> {
  await platform.jobs.send('payments.refund', { orderId });
}

/**
 * Asks the provider to send the money back. Runs as a job, which repeats it until it worked. What an earlier attempt began without our
 * learning of it is found and not begun again: more than the charge is refused by the provider itself, but a part of it twice is not.
 */
export async function requestRefund(context: PaymentsContext, orderId: string): Promise<void> {
  const { db } = context.platform;
  const found = await refundOf(db, orderId);
  if (found === undefined || found.refund.status !== 'requested') return;
  // The bank may be about to give the buyer the same money: the refund goes on when it has decided.
  if (await hasOpenChargeback(db, orderId)) return;
  await withRefundLock(context, orderId, () => begin(context, found));
}

/**
 * Asks in one process only. Another attempt of the same minute ends at once, and so does the next one after an answer that was lost, since
 * the provider may still be at it: the reconciliation takes it up again.
 */
async function withRefundLock(
  { platform: { db, clock } }: PaymentsContext,
  orderId: string,
  work: () => Promise<void>,
): Promise<void> {
  const turns = new Attempts(db, clock, { freeTries: 1, firstWait: MINUTE, longestWait: MINUTE });
  const key = `refund:${orderId}`;
  try {
    await turns.countFailure(key);
  } catch (error) {
    if (error instanceof Failure) return;
    throw error;
  }
  await work();
  await turns.succeed(key);
}

async function begin(context: PaymentsContext, { refund, order }: OpenRefund): Promise<void> {
  const { provider, platform } = context;
  const { reference } = order;
  const by = attemptsOf({ refund, order }, platform.clock.now());
  const started =
    (await provider.findRefund(by)) ??
    (await provider
      .refund(reference, refund.amount, refund.reason, refund.currency)
      .catch(async (error: unknown) => {
        // Refused because another attempt was faster, ours is theirs.
        const existing = await provider.findRefund(by);
        if (existing !== undefined) return existing;
        if (!(error instanceof ProviderError) || !error.refused) throw error;
        await handToOperator(context, order.id, error);
        return undefined;
      }));
  if (started === undefined) return;
  await apply(context, order.id, started);
  // A webhook that overtook this answer found no id to ask for, and changed nothing.
  if (started.status === 'pending') await settleRefund(context, reference);
}

/**
 * Returns the search key for a requested refund at the provider. Its clock and ours differ, and ours may have been wrong when the refund
 * was stored: a search from too late a time would miss the refund, and send it twice.
 */
function attemptsOf({ refund, order }: OpenRefund, now: Date): RefundOfCharge {
  const first = Math.min(order.createdAt.getTime(), refund.createdAt.getTime(), now.getTime());
  return { reference: order.reference, since: new Date(first - DAY), except: refund.providerId };
}

/** Reads a refund's state from the provider and applies it, for the webhook and the reconciliation. */
export async function settleRefund(context: PaymentsContext, reference: string): Promise<void> {
  const [order] = await context.platform.db.select().from(orders).where(eq(orders.reference, reference));
  const found = order && (await refundOf(context.platform.db, order.id));
  if (found === undefined || !isOpen(found.refund)) return;
  const { orderId, status, providerId } = found.refund;
  // A repeated request without an answer yet: the known id is that of the failed refund.
  const unnamed = providerId === null || status === 'requested';
  const by = unnamed ? attemptsOf(found, context.platform.clock.now()) : { id: providerId };
  const latest = await context.provider.findRefund(by);
  if (latest !== undefined) await apply(context, orderId, latest);
}

/**
 * Returns true if the provider may still report on the refund. A refused refund has no name; the provider may have listed an earlier one
 * late.
 */
const isOpen = ({ status, providerId }: typeof refunds.$inferSelect): boolean =>
  status === 'requested' || status === 'pending' || (status === 'failed' && providerId === null);

/**
 * Finds refunds that were never requested, and requests that were never confirmed. The least recently tried come
 * first, so that none that stays open delays the others.
 */
export async function reconcileRefunds(context: PaymentsContext): Promise<void> {
  const { db, clock, log } = context.platform;
  const open = await db
    .select({ status: refunds.status, orderId: refunds.orderId, reference: orders.reference })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        inArray(refunds.status, ['requested', 'pending']),
        lte(refunds.updatedAt, later(clock.now(), -POLL_AFTER)),
      ),
    )
    .orderBy(refunds.updatedAt, refunds.id)
    .limit(200);
  const faults: unknown[] = [];
  for (const { status, orderId, reference } of open) {
    // Noted before the attempt: a row whose update fails later has its turn after the others, too.
    await db
      .update(refunds)
      .set({ updatedAt: clock.now() })
      .where(and(eq(refunds.orderId, orderId), eq(refunds.status, status)));
    const work = status === 'requested' ? requestRefund(context, orderId) : settleRefund(context, reference);
    await work.catch((error: unknown) => {
      if (!(error instanceof ProviderError)) faults.push(error);
      log.warn({ err: error, orderId }, 'refund still open');
    });
  }
  if (faults.length > 0) throw faults[0];
}

interface OpenRefund {
  readonly refund: typeof refunds.$inferSelect;
  readonly order: OrderRow;
}

async function refundOf(db: Db, orderId: string): Promise<OpenRefund | undefined> {
  const [row] = await db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.orderId, orderId));
  return row;
}

/** The provider refuses to send it, and asking the same again does not help: we owe it until an operator has found the reason. */
async function handToOperator(
  context: PaymentsContext,
  orderId: string,
  error: ProviderError,
): Promise<void> {
  const { db, clock, log, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const [refund] = await tx.select().from(refunds).where(eq(refunds.orderId, orderId)).for('update');
    if (order === undefined || refund?.status !== 'requested') return;
    await tx
      .update(refunds)
      .set({ status: 'failed', updatedAt: clock.now() })
      .where(eq(refunds.orderId, orderId));
    log.error({ err: error, orderId }, 'refund refused by the provider');
    await notifyOfOrder(context, tx, order, order.buyerId, 'payment_refund_failed');
    await outbox.write(tx, 'order.changed', { orderId });
  });
  await flushOrder(context);
}

async function apply(context: PaymentsContext, orderId: string, latest: ProviderRefund): Promise<void> {
  const { db, clock, log, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const [refund] = await tx.select().from(refunds).where(eq(refunds.orderId, orderId)).for('update');
    if (order === undefined || refund === undefined || !isOpen(refund)) return;
    // A late answer about the failed refund, while an operator has requested it again.
    if (refund.status === 'requested' && latest.id === refund.providerId) return;
    if (latest.amount !== refund.amount) {
      log.error({ orderId, amount: latest.amount }, 'refund does not match its order');
      return;
    }
    const change = {
      status: latest.status,
      providerId: latest.id,
      updatedAt: now,
      ...(latest.status === 'processed' && { processedAt: now }),
    };
    await tx.update(refunds).set(change).where(eq(refunds.orderId, orderId));
    if (latest.status === 'processed') {
      await post(
        tx,
        { orderId, kind: 'refund_paid' },
        refundPaidPostings(refund.amount, refund.currency),
        now,
      );
      await notifyOfOrder(context, tx, order, order.buyerId, 'payment_refund_arrived');
    }
    if (latest.status === 'failed') {
      // An operator has to send the money manually, to the buyer's account; until then we owe it.
      log.error({ orderId }, 'refund failed at the provider');
      await notifyOfOrder(context, tx, order, order.buyerId, 'payment_refund_failed');
    }
    await outbox.write(tx, 'order.changed', { orderId });
  });
  await flushOrder(context);
}
