import { HOUR, MINUTE } from '@campushive/contract';
import { payoutFailureOf } from '@campushive/contract/payout-failures';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import { payoutAccounts, payouts } from '../../platform/database/schema/index.js';
import { ProviderError } from '../../platform/paystack/provider.js';
import { isTriedByItself } from '../../platform/paystack/transfer-failures.js';
import { isDue } from './attempts.js';
import type { PayoutRow, PayoutsContext } from './context.js';
import { delay, RETRY_AFTER } from './delays.js';
import { destinationOf, isPaidTo } from './destination.js';
import { applyTransfer, giveBack, settleTransfer } from './settle.js';
import { campus } from '../../platform/campus.js';

/** Longer than any attempt takes: a process that claimed a payout longer ago has died. */
const ATTEMPT_TIMEOUT_MS = 2 * MINUTE;
/** Interval of checking a transfer without a webhook. */
const POLL_AFTER = 5 * MINUTE;
/** After this time, a request without an answer has not started anything either. */
const UNCERTAIN_FOR = HOUR;

/**
 * Requests a payout's transfer from the provider. Runs as a job, which is repeated until it succeeds. One process at a
 * time, and always under the same reference: a transfer that an earlier attempt started is found by it and not started
 * again.
 */
export async function send(context: PayoutsContext, payoutId: string): Promise<void> {
  const payout = await claim(context, payoutId);
  if (payout === undefined) return;
  try {
    const before = await context.provider.verifyTransfer(payout.reference);
    const transfer = before ?? (await start(context, payout));
    await applyTransfer(context, payout.id, transfer);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    await unclaim(context, payout, !error.untouched);
    await fail(context, payout, error);
  }
}

/** Keeps the payout for its next try, or returns the money where only the seller can act. */
async function fail(context: PayoutsContext, payout: PayoutRow, error: ProviderError): Promise<void> {
  const { failure: code, answer } = error;
  const now = context.platform.clock.now();
  const words = answer?.words ?? null;
  const failure = payoutFailureOf(code);
  if (failure === 'temporary') {
    await delay(context, payout.id, { code, words, retryAt: null });
    throw error;
  }
  if (error.refused) {
    const started = await context.provider.verifyTransfer(payout.reference);
    if (started !== undefined) return applyTransfer(context, payout.id, started);
  }
  if (failure === 'operator') {
    const retryAt = isTriedByItself(code) ? later(now, RETRY_AFTER) : null;
    return delay(context, payout.id, { code, words, retryAt });
  }
  // The refusal may concern a second request while the first is still being processed.
  if (isUncertain(payout, now)) throw error;
  await giveBack(context, payout.id, { code, words });
}

/** Finds payouts that were never sent, and transfers that were never confirmed. */
export async function reconcile(context: PayoutsContext): Promise<void> {
  const { db, clock, log } = context.platform;
  const open = await db
    .select({ id: payouts.id, status: payouts.status, reference: payouts.reference })
    .from(payouts)
    .where(
      and(
        inArray(payouts.status, ['requested', 'pending']),
        lte(payouts.updatedAt, later(clock.now(), -POLL_AFTER)),
        or(eq(payouts.status, 'pending'), isDue(clock.now())),
      ),
    )
    .limit(200);
  for (const { id, status, reference } of open) {
    const work = status === 'requested' ? send(context, id) : settleTransfer(context, reference);
    await work.catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error, payoutId: id }, 'payout still open');
    });
  }
}

/** Claims the payout for this process; undefined when it must not be sent, or another process has it. */
async function claim({ platform }: PayoutsContext, id: string): Promise<PayoutRow | undefined> {
  const { db, clock } = platform;
  const now = clock.now();
  const stale = later(now, -ATTEMPT_TIMEOUT_MS);
  const [claimed] = await db
    .update(payouts)
    .set({
      attemptedAt: now,
      // An attempt that was never closed died with its result unknown.
      unansweredAt: sql`coalesce(${payouts.attemptedAt}, ${payouts.unansweredAt})`,
    })
    .where(
      and(
        eq(payouts.id, id),
        eq(payouts.status, 'requested'),
        isDue(now),
        or(isNull(payouts.attemptedAt), lte(payouts.attemptedAt, stale)),
      ),
    )
    .returning();
  return claimed;
}

async function unclaim({ platform }: PayoutsContext, payout: PayoutRow, unanswered: boolean): Promise<void> {
  await platform.db
    .update(payouts)
    .set({ attemptedAt: null, ...(unanswered && { unansweredAt: platform.clock.now() }) })
    .where(eq(payouts.id, payout.id));
}

/** Returns true if an earlier request under this reference may still start a transfer. */
export const isUncertain = ({ unansweredAt }: PayoutRow, now: Date) =>
  unansweredAt !== null && unansweredAt > later(now, -UNCERTAIN_FOR);

async function start({ platform, provider }: PayoutsContext, payout: PayoutRow) {
  const { userId, name, reference, amount } = payout;
  const sameAccount = and(eq(payoutAccounts.userId, userId), isPaidTo(payoutAccounts, payout));
  const [account] = await platform.db
    .select({ recipientCode: payoutAccounts.recipientCode })
    .from(payoutAccounts)
    .where(sameAccount);
  const startTransfer = (recipient: string) =>
    provider.transfer({ reference, recipient, amount, reason: `${campus.name} sales` });
  if (account?.recipientCode != null) {
    try {
      return await startTransfer(account.recipientCode);
    } catch (error) {
      // The stored recipient may belong to an earlier key: a new one decides whether the account is at fault.
      if (!(error instanceof ProviderError) || error.failure !== 'recipient_invalid') throw error;
    }
  }
  const { recipient } = await provider.createRecipient({ ...destinationOf(payout), name });
  await platform.db.update(payoutAccounts).set({ recipientCode: recipient }).where(sameAccount);
  return startTransfer(recipient);
}
