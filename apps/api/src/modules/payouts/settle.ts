import { maskPhone } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { orders, payoutAccounts, payouts } from '../../platform/database/schema/index.js';
import type { Transfer } from '../../platform/paystack/provider.js';
import {
  payoutFailedPostings,
  payoutPaidPostings,
  payoutReversedPostings,
} from '@campushive/contract/rules/postings';
import { post } from '../payments/ledger.js';
import { moveOrder, type OrderRow } from '../payments/orders.js';
import { lockAccount } from './account.js';
import { freeCredits } from './waiting-credits.js';
import type { PayoutRow, PayoutsContext } from './context.js';
import { campus } from '../../campus.js';

/**
 * Asks the provider what became of a transfer and applies it: for the webhook and the reconciliation alike. Answers false
 * for a transfer that is not ours.
 */
export async function settleTransfer(context: PayoutsContext, reference: string): Promise<boolean> {
  const [known] = await context.platform.db.select().from(payouts).where(eq(payouts.reference, reference));
  if (known === undefined) return false;
  if (known.status === 'failed' || known.status === 'reversed') return true;
  const transfer = await context.provider.verifyTransfer(reference);
  if (transfer !== undefined) await applyTransfer(context, known.id, transfer);
  return true;
}

/** Applies the provider's answer, once, whether it came by webhook or by asking. */
export async function applyTransfer(
  context: PayoutsContext,
  payoutId: string,
  transfer: Transfer,
): Promise<void> {
  await change(context, payoutId, async (tx, payout, now) => {
    if (!isOurs(transfer, payout)) {
      context.platform.log.error(
        { payoutId, amount: transfer.amount, currency: transfer.currency },
        'transfer does not match its payout',
      );
      return;
    }
    const open = payout.status === 'requested' || payout.status === 'pending';
    const transferCode = transfer.code;
    switch (transfer.status) {
      case 'pending':
        if (payout.status === 'requested') await set(tx, payout, { status: 'pending', transferCode }, now);
        return;
      case 'success':
        if (open) await arrive(context, tx, payout, transferCode, now);
        return;
      case 'failed':
        if (open) await comeBack(context, tx, payout, 'failed', transfer.reason, now);
        else if (payout.status === 'paid')
          await comeBack(context, tx, payout, 'reversed', transfer.reason, now);
        return;
      case 'reversed':
        // What comes back had arrived, also where we never heard of it: the provider has taken its fee.
        if (open) await bookArrival(tx, payout, now);
        if (open || payout.status === 'paid')
          await comeBack(context, tx, payout, 'reversed', transfer.reason, now);
        return;
      default:
        transfer.status satisfies never;
    }
  });
}

/** The provider would not have it: the seller's money waits for the next payout. */
export async function giveBack(context: PayoutsContext, payoutId: string, reason: string): Promise<void> {
  await change(context, payoutId, async (tx, payout, now) => {
    if (payout.status === 'requested') await undo(context, tx, payout, 'failed', reason, now);
  });
}

const isOurs = (transfer: Transfer, payout: PayoutRow) =>
  transfer.reference === payout.reference &&
  transfer.amount === payout.amount &&
  transfer.currency === campus.currency.code;

async function change(
  { platform }: PayoutsContext,
  payoutId: string,
  apply: (tx: Db, payout: PayoutRow, now: Date) => Promise<void>,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update');
    if (payout !== undefined) await apply(tx, payout, platform.clock.now());
  });
  await platform.outbox.flush();
}

async function arrive(
  context: PayoutsContext,
  tx: Db,
  payout: PayoutRow,
  transferCode: string,
  now: Date,
): Promise<void> {
  await set(tx, payout, { status: 'paid', transferCode, paidAt: now }, now);
  await bookArrival(tx, payout, now);
  for (const order of await salesOf(tx, payout)) {
    // Its event was cancelled meanwhile: the organiser owes what arrives.
    if (order.status === 'refunded') continue;
    await moveOrder(tx, order, 'paid_out', {}, now);
    await context.platform.outbox.write(tx, 'order.changed', { orderId: order.id });
  }
  await notifySeller(context, tx, payout, 'payout_paid');
}

const bookArrival = (tx: Db, payout: PayoutRow, now: Date): Promise<void> =>
  post(
    tx,
    { payoutId: payout.id, kind: 'payout_paid' },
    payoutPaidPostings(payout, campus.fees.provider.transfer),
    now,
  );

/** The network sent it back. No further payout goes to that account automatically: it would come back every day. */
async function comeBack(
  context: PayoutsContext,
  tx: Db,
  payout: PayoutRow,
  status: 'failed' | 'reversed',
  reason: string | null,
  now: Date,
): Promise<void> {
  const account = await lockAccount(tx, payout.userId);
  if (account !== undefined && account.network === payout.network && account.phone === payout.phone) {
    await tx
      .update(payoutAccounts)
      .set({ needsAttention: true })
      .where(eq(payoutAccounts.userId, payout.userId));
  }
  await undo(context, tx, payout, status, reason, now);
}

async function undo(
  context: PayoutsContext,
  tx: Db,
  payout: PayoutRow,
  status: 'failed' | 'reversed',
  failureReason: string | null,
  now: Date,
): Promise<void> {
  await set(tx, payout, { status, failureReason }, now);
  const postings = status === 'failed' ? payoutFailedPostings(payout) : payoutReversedPostings(payout);
  await post(tx, { payoutId: payout.id, kind: `payout_${status}` }, postings, now);
  for (const order of await salesOf(tx, payout)) {
    if (order.status === 'paid_out') await moveOrder(tx, order, 'released', { payoutId: null }, now);
    else await tx.update(orders).set({ payoutId: null, updatedAt: now }).where(eq(orders.id, order.id));
    await context.platform.outbox.write(tx, 'order.changed', { orderId: order.id });
  }
  await freeCredits(tx, payout.id);
  await notifySeller(context, tx, payout, 'payout_failed');
}

async function set(tx: Db, payout: PayoutRow, changed: Partial<PayoutRow>, now: Date): Promise<void> {
  await tx
    .update(payouts)
    .set({ ...changed, updatedAt: now })
    .where(eq(payouts.id, payout.id));
}

function salesOf(tx: Db, payout: PayoutRow): Promise<OrderRow[]> {
  return tx.select().from(orders).where(eq(orders.payoutId, payout.id)).orderBy(orders.id).for('update');
}

async function notifySeller(
  { notify }: PayoutsContext,
  tx: Db,
  payout: PayoutRow,
  kind: 'payout_paid' | 'payout_failed',
): Promise<void> {
  await notify(tx, {
    userId: payout.userId,
    type: 'payment',
    kind,
    values: { account: maskPhone(payout.phone), amountMinor: payout.amount },
    subject: null,
  });
}
