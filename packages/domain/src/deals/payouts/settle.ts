import { payoutFailureOf, type PayoutFailureCode } from '@campushive/contract/payout-failures';
import { eq } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { orders, payoutAccounts, payouts } from '../../platform/database/schema/index.js';
import type { Transfer } from '../../platform/paystack/provider.js';
import { isSameAccount } from '@campushive/contract/rules/payouts';
import {
  payoutFailedPostings,
  payoutPaidPostings,
  payoutReversedPostings,
} from '@campushive/contract/rules/postings';
import { post } from '../payments/ledger/ledger.js';
import { moveOrder } from '../payments/orders/orders.js';
import { lockAccount } from './account.js';
import { findByReference, isEarlierAttempt } from './attempts.js';
import { markDelayed, MAX_ATTEMPTS, NEXT_ATTEMPT_AFTER, renew } from './delays.js';
import { returnLateFee, withoutFee } from './instant-fee.js';
import { payoutValues } from './payout-values.js';
import { limitsOf } from './wallet.js';
import { findUnarrived, freeParts, lockSalesOf } from './unsettled-amounts.js';
import type { PayoutRow, PayoutsContext } from './context.js';
import { campus } from '../../platform/campus.js';

/**
 * Reads a transfer's state from the provider and applies it, for the webhook and the reconciliation. Returns false for
 * a transfer that is not ours.
 */
export async function settleTransfer(context: PayoutsContext, reference: string): Promise<boolean> {
  const existing = await findByReference(context.platform.db, reference);
  if (existing === undefined) return false;
  if (existing.status === 'failed' || existing.status === 'reversed') return true;
  if (existing.reference !== reference) return settleEarlier(context, existing, reference);
  const transfer = await context.provider.verifyTransfer(reference);
  if (transfer !== undefined) await applyTransfer(context, existing.id, transfer);
  return true;
}

/** Handles an attempt before the current one. Its end is final, so money that it moved after all is a case for the operator. */
async function settleEarlier(
  { platform, provider }: PayoutsContext,
  payout: PayoutRow,
  reference: string,
): Promise<true> {
  const transfer = await provider.verifyTransfer(reference);
  if (transfer?.status === 'success' || transfer?.status === 'pending') {
    const { status } = transfer;
    platform.log.error({ payoutId: payout.id, reference, status }, 'an ended transfer went on');
  }
  return true;
}

/** Applies the provider's answer, once, whether it came by webhook or by polling. */
export async function applyTransfer(
  context: PayoutsContext,
  payoutId: string,
  transfer: Transfer,
): Promise<void> {
  await change(context, payoutId, async (tx, payout, now) => {
    if (isEarlierAttempt(payout, transfer.reference)) return;
    if (!matchesPayout(transfer, payout)) {
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
        if (open) await wait(context, tx, payout, transfer, now);
        return;
      case 'success':
        if (open) await arrive(context, tx, payout, transferCode, now);
        return;
      case 'failed':
        if (open) await end(context, tx, payout, transfer, now);
        else if (payout.status === 'paid')
          await returnPayout(context, tx, payout, 'reversed', returned(transfer), now);
        return;
      case 'reversed':
        // A reversed transfer had arrived, even if we missed it: the provider has taken its fee.
        if (open) await bookArrival(tx, payout, now);
        if (open || payout.status === 'paid')
          await returnPayout(context, tx, payout, 'reversed', returned(transfer), now);
        return;
      default:
        transfer.status satisfies never;
    }
  });
}

/** Returns the money of a payout that was never sent to the seller's balance, and asks the seller to check the account. */
export async function giveBack(context: PayoutsContext, payoutId: string, why: Failure): Promise<void> {
  await change(context, payoutId, async (tx, payout, now) => {
    if (payout.status === 'requested') await returnPayout(context, tx, payout, 'failed', why, now);
  });
}

/** As `giveBack`, within the caller's transaction, for a payout that the caller has locked. */
export const returnToSeller = (
  context: PayoutsContext,
  tx: Db,
  payout: PayoutRow,
  why: Failure,
  now: Date,
): Promise<void> => returnPayout(context, tx, payout, 'failed', why, now);

interface Failure {
  readonly code: PayoutFailureCode;
  /** The provider's words. Null where it gave none. */
  readonly words: string | null;
}

const returned = ({ reason }: Transfer): Failure => ({ code: 'transfer_returned', words: reason });

/** Handles a transfer that exists and is not finished. With a failure it waits for the operator at the provider's dashboard. */
async function wait(
  context: PayoutsContext,
  tx: Db,
  payout: PayoutRow,
  { code: transferCode, failure, reason }: Transfer,
  now: Date,
): Promise<void> {
  if (failure !== null) {
    const change = { status: 'pending', transferCode } as const;
    await markDelayed(context, tx, payout, { code: failure, words: reason, retryAt: null }, now, change);
  } else if (payout.status === 'requested' || payout.failure !== null) {
    await set(tx, payout, { status: 'pending', transferCode, ...NO_FAILURE }, now);
  }
}

/** Handles a transfer that ended without moving money: the seller acts, or another transfer replaces it. */
async function end(
  context: PayoutsContext,
  tx: Db,
  payout: PayoutRow,
  { failure, reason }: Transfer,
  now: Date,
): Promise<void> {
  const code = failure ?? 'network_failed';
  if (payoutFailureOf(code) === 'account')
    return returnPayout(context, tx, payout, 'failed', { code, words: reason }, now);
  const isTried = payoutFailureOf(code) === 'temporary' && payout.attempt < MAX_ATTEMPTS;
  const next = isTried
    ? { code, retryAt: later(now, payout.attempt * NEXT_ATTEMPT_AFTER) }
    : { code: code === 'network_failed' ? ('keeps_failing' as const) : code, retryAt: null };
  return markDelayed(context, tx, payout, { ...next, words: reason }, now, renew(payout));
}

const NO_FAILURE = { failure: null, failureCode: null, failureReason: null, retryAt: null } as const;

const matchesPayout = (transfer: Transfer, payout: PayoutRow) =>
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
  const returned = await returnLateFee(tx, payout, now);
  const arrived = { status: 'paid', transferCode, paidAt: now, ...NO_FAILURE } as const;
  await set(tx, payout, { ...arrived, ...returned.change }, now);
  await bookArrival(tx, payout, now);
  const sales = await lockSalesOf(tx, payout.id);
  const unarrived = await findUnarrived(tx, sales);
  for (const order of sales) {
    // Its event was cancelled meanwhile: the organiser owes the money that arrives. Or another part is still to come.
    if (order.status === 'refunded' || unarrived.has(order.id)) continue;
    await moveOrder(tx, order, 'paid_out', {}, now);
    await context.platform.outbox.write(tx, 'order.changed', { orderId: order.id });
  }
  await notifySeller(context, tx, payout, 'payout_paid', returned.amount);
}

const bookArrival = (tx: Db, payout: PayoutRow, now: Date): Promise<void> =>
  post(
    tx,
    { payoutId: payout.id, kind: 'payout_paid' },
    payoutPaidPostings(payout, campus.fees.provider.transfer),
    now,
  );

/**
 * Handles a transfer that the network returned. No further payout goes to that account automatically: it would come back every day. A
 * wallet whose limit is reached gets smaller payouts instead.
 */
async function returnPayout(
  context: PayoutsContext,
  tx: Db,
  payout: PayoutRow,
  status: 'failed' | 'reversed',
  why: Failure,
  now: Date,
): Promise<void> {
  const account = await lockAccount(tx, payout.userId);
  const fee = await undo(context, tx, payout, status, why, now);
  const isNamed = account !== undefined && isSameAccount(account, payout);
  const limits =
    isNamed && why.code === 'wallet_limit' && status === 'failed'
      ? await limitsOf(tx, account, now)
      : undefined;
  if (isNamed && limits?.isStopped !== false) {
    await tx
      .update(payoutAccounts)
      .set({ needsAttention: true })
      .where(eq(payoutAccounts.userId, payout.userId));
  }
  if (limits === undefined) return notifySeller(context, tx, payout, 'payout_failed', fee);
  const limitMinor = limits.isStopped ? null : limits.aDay;
  const values = { ...payoutValues(payout, fee), limitMinor };
  const notification = {
    userId: payout.userId,
    type: 'payment',
    kind: 'payout_limited',
    values,
    subject: null,
  } as const;
  await context.notify(tx, notification);
}

/** Books the money back to the seller's balance. Returns the fee that came back with it. */
async function undo(
  context: PayoutsContext,
  tx: Db,
  payout: PayoutRow,
  status: 'failed' | 'reversed',
  { code: failureCode, words: failureReason }: Failure,
  now: Date,
): Promise<number> {
  const failure = payoutFailureOf(failureCode);
  // The postings below give the fee back with the rest.
  const returned = withoutFee(payout);
  const ended = { status, failure, failureCode, failureReason, retryAt: null };
  await set(tx, payout, { ...ended, ...returned.change }, now);
  const postings = status === 'failed' ? payoutFailedPostings(payout) : payoutReversedPostings(payout);
  await post(tx, { payoutId: payout.id, kind: `payout_${status}` }, postings, now);
  for (const order of await lockSalesOf(tx, payout.id)) {
    if (order.status === 'paid_out') await moveOrder(tx, order, 'released', { payoutId: null }, now);
    else await tx.update(orders).set({ payoutId: null, updatedAt: now }).where(eq(orders.id, order.id));
    await context.platform.outbox.write(tx, 'order.changed', { orderId: order.id });
  }
  await freeParts(tx, payout.id);
  return returned.amount;
}

async function set(tx: Db, payout: PayoutRow, changed: Partial<PayoutRow>, now: Date): Promise<void> {
  await tx
    .update(payouts)
    .set({ ...changed, updatedAt: now })
    .where(eq(payouts.id, payout.id));
}

async function notifySeller(
  { notify }: PayoutsContext,
  tx: Db,
  payout: PayoutRow,
  kind: 'payout_paid' | 'payout_failed',
  feeReturned: number,
): Promise<void> {
  await notify(tx, {
    userId: payout.userId,
    type: 'payment',
    kind,
    values: payoutValues(payout, feeReturned),
    subject: null,
  });
}
