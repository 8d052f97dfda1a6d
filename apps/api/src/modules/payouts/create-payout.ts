import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { Failure } from '../../http/failure.js';
import type { Db } from '../../platform/database/database.js';
import { orders, payoutAccounts, payouts, users } from '../../platform/database/schema/index.js';
import { payoutPostings, post } from '../payments/ledger.js';
import { lockAccount } from './account.js';
import type { AccountRow, PayoutRow, PayoutsContext } from './context.js';
import { campus } from '../../campus.js';

/** So many sales at the highest price still fit into an amount. */
const SALES_A_PAYOUT = 200;

/** "Pay me now": everything that is the seller's, less the fee. */
export async function createPayout(context: PayoutsContext, userId: string): Promise<PayoutRow> {
  const made = await decide(context, userId, (account, owed) => {
    if (account === undefined) {
      throw new Failure('payout_account_missing', 'Add the mobile money account that we should pay first.');
    }
    if (owed <= campus.fees.payout.instantFee) {
      throw new Failure('payout_too_small', 'There is not enough to pay out yet.');
    }
    return { kind: 'instant', fee: campus.fees.payout.instantFee };
  });
  if (made === undefined) throw new Error('It was decided or refused');
  return made;
}

/** The daily round: every seller with enough and with an account that works. */
export async function createDuePayouts(context: PayoutsContext): Promise<void> {
  const { db, log } = context.platform;
  const due = await db
    .select({ userId: orders.sellerId })
    .from(orders)
    .innerJoin(payoutAccounts, eq(payoutAccounts.userId, orders.sellerId))
    .innerJoin(users, eq(users.id, orders.sellerId))
    .where(
      and(
        eq(orders.status, 'released'),
        isNull(orders.payoutId),
        eq(payoutAccounts.needsAttention, false),
        isNull(users.suspendedAt),
      ),
    )
    .groupBy(orders.sellerId)
    .having(gte(sql`sum(${orders.payout})`, campus.fees.payout.minimum));
  for (const { userId } of due) {
    // One seller's trouble is not the others'.
    await decide(context, userId, (account, owed) =>
      account === undefined || account.needsAttention || owed < campus.fees.payout.minimum
        ? undefined
        : { kind: 'daily', fee: 0 },
    ).catch((error: unknown) => log.error({ err: error, userId }, 'seller not paid out'));
  }
}

/** Binds the seller's released orders to one new payout; it is booked in the same transaction, and sent by a job. */
async function decide(
  { platform }: PayoutsContext,
  userId: string,
  judge: (
    account: AccountRow | undefined,
    owed: number,
  ) => { kind: PayoutRow['kind']; fee: number } | undefined,
): Promise<PayoutRow | undefined> {
  const { db, clock, jobs } = platform;
  const made = await db.transaction(async (tx) => {
    const now = clock.now();
    const account = await lockAccount(tx, userId);
    const sales = await lockUnpaid(tx, userId);
    const owed = sales.reduce((sum, sale) => sum + sale.payout, 0);
    const decision = judge(account, owed);
    if (decision === undefined || account === undefined) return undefined;
    const id = uuidv7();
    const { network, phone, name } = account;
    const [payout] = await tx
      .insert(payouts)
      .values({
        id,
        userId,
        reference: `cmp-out-${id}`,
        status: 'requested',
        ...decision,
        amount: owed - decision.fee,
        sales: sales.length,
        network,
        phone,
        name,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (payout === undefined) throw new Error('An insert answers its row');
    const ids = sales.map((sale) => sale.id);
    await tx.update(orders).set({ payoutId: id, updatedAt: now }).where(inArray(orders.id, ids));
    await post(tx, { payoutId: id, kind: 'payout' }, payoutPostings(payout), now);
    return payout;
  });
  // Lost with this process, it is found by the reconciliation.
  if (made !== undefined) await jobs.send('payouts.send', { payoutId: made.id });
  return made;
}

function lockUnpaid(tx: Db, sellerId: string) {
  return tx
    .select({ id: orders.id, payout: orders.payout })
    .from(orders)
    .where(and(eq(orders.sellerId, sellerId), eq(orders.status, 'released'), isNull(orders.payoutId)))
    .orderBy(asc(orders.id))
    .limit(SALES_A_PAYOUT)
    .for('update');
}
