import { MINUTE } from '@campushive/contract';
import { payoutFailureOf, type PayoutFailureCode } from '@campushive/contract/payout-failures';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { payouts } from '../../platform/database/schema/index.js';
import { staffIds } from '../payments/orders/notify-staff.js';
import { referenceOf } from './attempts.js';
import type { PayoutRow, PayoutsContext } from './context.js';
import { returnFee } from './instant-fee.js';
import { payoutValues } from './payout-values.js';

/** Time in ms until the retry of a payout whose problem may end without the operator. */
export const RETRY_AFTER = 60 * MINUTE;
/** Time until a transfer that the network failed is requested once more, times the number of attempts, in ms. */
export const NEXT_ATTEMPT_AFTER = 30 * MINUTE;
/** Number of transfers that a network may fail before an operator looks. */
export const MAX_ATTEMPTS = 3;

/** Statuses of payouts whose money is neither with the seller nor given back. */
export const OPEN_STATUSES = ['requested', 'pending'] as const;

export interface Delay {
  readonly code: PayoutFailureCode;
  /** The provider's words. Null where it gave none. */
  readonly words: string | null;
  /** Time of the next automatic try. Null for an operator's press, or for a temporary failure that is tried again at once. */
  readonly retryAt: Date | null;
}

/** Marks an open payout as delayed. The money stays owed to the seller. */
export async function delay(context: PayoutsContext, payoutId: string, change: Delay): Promise<void> {
  const { platform } = context;
  await platform.db.transaction(async (tx) => {
    const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update');
    if (payout !== undefined && OPEN_STATUSES.some((one) => one === payout.status))
      await markDelayed(context, tx, payout, change, platform.clock.now());
  });
  await platform.outbox.flush();
}

/** Prepares another transfer for a payout whose last one ended at the provider without reaching the seller. */
export function renew(payout: PayoutRow): Partial<PayoutRow> {
  const attempt = payout.attempt + 1;
  return {
    ...{ status: 'requested', attempt, reference: referenceOf(payout.id, attempt) },
    ...{ transferCode: null, attemptedAt: null, unansweredAt: null },
  };
}

/** Writes the failure within the caller's transaction. Gives the fee of an instant payout back and notifies seller and staff the first time that the operator is needed. */
export async function markDelayed(
  context: PayoutsContext,
  tx: Db,
  payout: PayoutRow,
  { code, words, retryAt }: Delay,
  now: Date,
  change: Partial<PayoutRow> = {},
): Promise<void> {
  const failure = payoutFailureOf(code);
  const isNew = failure === 'operator' && payout.operatorSince === null;
  const returned = isNew ? await returnFee(tx, payout, now) : undefined;
  if (isNew) await notifyOfDelay(context, tx, payout, returned?.amount ?? 0);
  const delayed = { failure, failureCode: code, failureReason: words, retryAt };
  await tx
    .update(payouts)
    .set({
      ...change,
      ...delayed,
      ...(isNew && { operatorSince: now }),
      ...returned?.change,
      updatedAt: now,
    })
    .where(eq(payouts.id, payout.id));
}

async function notifyOfDelay(
  { notify, notifyAll }: PayoutsContext,
  tx: Db,
  payout: PayoutRow,
  feeReturned: number,
): Promise<void> {
  const values = payoutValues(payout, feeReturned);
  await notify(tx, { userId: payout.userId, type: 'payment', kind: 'payout_delayed', values, subject: null });
  const others = await tx.$count(
    payouts,
    and(
      ne(payouts.id, payout.id),
      inArray(payouts.status, [...OPEN_STATUSES]),
      eq(payouts.failure, 'operator'),
      isNotNull(payouts.operatorSince),
    ),
  );
  // A single notice suffices for an empty balance that stops every payout of the day.
  if (others > 0) return;
  const staff = await staffIds(tx);
  await notifyAll(tx, staff, {
    type: 'system',
    kind: 'payouts_waiting',
    values: { count: 1 },
    subject: null,
  });
}
