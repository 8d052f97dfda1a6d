import { decidePayout, partsOf, type PayoutRefusal } from '@campushive/contract/rules/payouts';
import { accountOf, debtAccountOf, payoutPostings } from '@campushive/contract/rules/postings';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { campus } from '../../platform/campus.js';
import { Failure } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import {
  ledgerPostings,
  orders,
  payoutAccounts,
  payouts,
  users,
} from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import { balanceOf, post } from '../payments/ledger/ledger.js';
import { awaitsPayout } from '../payments/orders/orders.js';
import { lockAccount } from './account.js';
import { referenceOf } from './attempts.js';
import { OPEN_STATUSES } from './delays.js';
import { columnsOf } from './destination.js';
import { remainingOf, storeParts } from './unsettled-amounts.js';
import { lockWaitingCredits } from './waiting-credits.js';
import { walletStateOf } from './wallet.js';
import type { PayoutRow, PayoutsContext } from './context.js';

const REFUSALS: Readonly<Record<PayoutRefusal['refused'], string>> = {
  payout_account_missing: 'Add the account that we should pay first.',
  payout_account_new: 'Your payout account is new: it is paid to 24 hours after it was saved.',
  payout_too_small: 'There is not enough to pay out yet.',
  payout_delayed: 'An earlier payout is delayed on our side. It is sent first.',
  payout_limit_reached: 'Your account takes no more money today. The rest is sent tomorrow.',
};

/** "Pay me now": pays out the seller's whole balance, less debt and fee, up to the limit of the account. */
export async function createPayout(context: PayoutsContext, userId: string): Promise<PayoutRow> {
  const made = await make(context, userId, 'instant');
  if ('refused' in made) throw new Failure(made.refused, REFUSALS[made.refused]);
  return made;
}

/** Creates the daily payouts: for every seller with enough money and a working account. */
export async function createDuePayouts(context: PayoutsContext): Promise<void> {
  const { db, clock, log } = context.platform;
  const due = await db
    .select({ userId: payoutAccounts.userId })
    .from(payoutAccounts)
    .innerJoin(users, eq(users.id, payoutAccounts.userId))
    .where(
      and(
        eq(payoutAccounts.needsAttention, false),
        or(isNull(payoutAccounts.paidFrom), lte(payoutAccounts.paidFrom, clock.now())),
        isNull(users.suspendedAt),
        hasMoney(payoutAccounts.userId),
      ),
    );
  for (const { userId } of due) {
    // A failure of one seller must not affect the others.
    await make(context, userId, 'daily').catch((error: unknown) =>
      log.error({ err: error, userId }, 'seller not paid out'),
    );
  }
}

/** Returns the condition for sellers with a positive balance. */
const hasMoney = (userId: PgColumn) => sql`(
  select coalesce(sum(${ledgerPostings.amount}), 0) from ${ledgerPostings}
  where ${ledgerPostings.account} in ('user:' || ${userId}, 'seller_debt:' || ${userId})) < 0`;

/**
 * Creates a payout of the seller's ledger balance, and assigns to it the sales and credits that it settles. Books it
 * in the same transaction; a job sends it.
 */
async function make(
  { platform }: PayoutsContext,
  userId: string,
  kind: PayoutRow['kind'],
): Promise<PayoutRow | PayoutRefusal> {
  const { db, clock, jobs } = platform;
  const made = await db.transaction(async (tx) => {
    const now = clock.now();
    const account = await lockAccount(tx, userId);
    const items = [
      ...(await remainingOf(tx, 'order', await lockUnpaid(tx, userId))),
      ...(await remainingOf(tx, 'credit', await lockWaitingCredits(tx, userId))),
    ];
    const facts = {
      // Read under the locks: a sale that is released meanwhile goes into the next payout.
      owed: -(await balanceOf(tx, accountOf(userId))),
      debt: await balanceOf(tx, debtAccountOf(userId)),
      account,
      isDelayed: await waitsForOperator(tx, userId),
      leftToday: account === undefined ? null : (await walletStateOf(tx, account, now)).leftToday,
    };
    const decision = decidePayout(kind, facts, campus.fees.payout, now);
    if ('refused' in decision) return decision;
    if (account === undefined) throw new Error('A payout is decided with an account');
    const { name } = account;
    const parts = partsOf(items, facts.owed, decision);
    const settledOf = (kind: 'order' | 'credit') =>
      parts.filter(({ item, isLast }) => isLast && item.kind === kind).length;
    const id = newId();
    const [payout] = await tx
      .insert(payouts)
      .values({
        id,
        userId,
        reference: referenceOf(id, 1),
        status: 'requested',
        kind,
        ...decision,
        sales: settledOf('order'),
        credits: settledOf('credit'),
        ...columnsOf(account),
        name,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (payout === undefined) throw new Error('An insert answers its row');
    await storeParts(tx, id, parts, now);
    await post(tx, { payoutId: id, kind: 'payout' }, payoutPostings(payout), now);
    return payout;
  });
  // If this process dies here, the reconciliation finds the payout.
  if (!('refused' in made)) await jobs.send('payouts.send', { payoutId: made.id });
  return made;
}

/** Returns true if a payout of the seller waits for the operator: another one would only wait as well. */
const waitsForOperator = async (tx: Db, userId: string): Promise<boolean> =>
  (await tx.$count(
    payouts,
    and(
      eq(payouts.userId, userId),
      inArray(payouts.status, [...OPEN_STATUSES]),
      eq(payouts.failure, 'operator'),
    ),
  )) > 0;

function lockUnpaid(tx: Db, sellerId: string) {
  return tx
    .select({ id: orders.id, amount: orders.payout })
    .from(orders)
    .where(and(eq(orders.sellerId, sellerId), awaitsPayout()))
    .orderBy(asc(orders.id))
    .for('update');
}
