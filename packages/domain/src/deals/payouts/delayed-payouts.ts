import type { DelayedPayout } from '@campushive/contract';
import { and, asc, eq, gt, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { toMajor } from '../../platform/money.js';
import type { Db } from '../../platform/database/database.js';
import { payouts, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../../base/audit/audit.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';
import type { PayoutRow, PayoutsContext } from './context.js';
import { OPEN_STATUSES } from './delays.js';
import { maskedNumberOf } from './destination.js';
import { isUncertain } from './send.js';
import { returnToSeller } from './settle.js';

export type DelayedPayoutCall = 'payouts.delayed' | 'payouts.retry' | 'payouts.return';

/** Calls for the operator's queue: delayed payouts, and the two ways to continue them. */
export function delayedPayoutCalls(context: PayoutsContext): Handlers<DelayedPayoutCall> {
  const { platform } = context;
  const { db } = platform;
  return {
    async 'payouts.delayed'({ cursor, ...input }) {
      const limit = limitOf(input);
      const [after] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
      const rows = await findDelayed(
        db,
        limit + 1,
        after === undefined ? undefined : gt(payouts.id, String(after)),
      );
      const page = pageOf(rows, limit, ({ payout }) => [payout.id]);
      return {
        data: page.rows.map(toDelayed),
        pagination: page.pagination,
        count: await db.$count(payouts, isDelayed),
      };
    },
    async 'payouts.retry'({ id }, { viewer }) {
      await retryPayout(platform, id, viewer.userId);
      return {};
    },
    async 'payouts.return'({ id, note }, { viewer }) {
      await returnPayout(context, id, note, viewer.userId);
      return {};
    },
  };
}

const isDelayed = and(inArray(payouts.status, [...OPEN_STATUSES]), isNotNull(payouts.failure));

/** Returns delayed payouts, oldest first. */
export const findDelayed = (db: Db, limit: number, after?: SQL) =>
  db
    .select({ payout: payouts, seller: personColumns(users) })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(and(isDelayed, after))
    .orderBy(asc(payouts.id))
    .limit(limit);

/**
 * Makes a delayed payout due now and queues its job. A transfer that exists at the provider is checked and never
 * started a second time. `actorId` is null for the command line.
 */
export async function retryPayout(
  { db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  id: string,
  actorId: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { status, reference, failureCode } = await lockDelayed(tx, id);
    await tx.update(payouts).set({ retryAt: now, updatedAt: now }).where(eq(payouts.id, id));
    const target = { type: 'payout', id } as const;
    const details = { reference, failure: failureCode };
    await writeAudit(tx, { actorId, action: 'payout.retry', target, details }, now);
    if (status === 'requested') await jobs.send('payouts.send', { payoutId: id }, { within: tx });
    else await jobs.send('payouts.ask', { reference }, { within: tx });
  });
}

/** Gives the money back to the seller's balance and asks them to check the account. */
async function returnPayout(
  context: PayoutsContext,
  id: string,
  note: string,
  actorId: string,
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const payout = await lockDelayed(tx, id);
    // A transfer at the provider, or a request without an answer, may still arrive: returning it would pay it twice.
    if (payout.status !== 'requested' || payout.attemptedAt !== null || isUncertain(payout, now))
      throw notWaiting();
    await returnToSeller(context, tx, payout, { code: 'account_questioned', words: note }, now);
    const target = { type: 'payout', id } as const;
    const details = { reference: payout.reference, failure: payout.failureCode };
    await writeAudit(tx, { actorId, action: 'payout.return', target, reason: note, details }, now);
  });
  await outbox.flush();
}

async function lockDelayed(tx: Db, id: string): Promise<PayoutRow> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  if (payout === undefined) throw notFound('Payout');
  if (payout.failure === null || !OPEN_STATUSES.some((one) => one === payout.status)) throw notWaiting();
  return payout;
}

const notWaiting = () =>
  new Failure('payout_not_waiting', 'The payout is over, or its transfer is under way.');

function toDelayed({ payout, seller }: Awaited<ReturnType<typeof findDelayed>>[number]): DelayedPayout {
  const {
    id,
    reference,
    network,
    bankName,
    failure,
    failureCode,
    failureReason,
    status,
    retryAt,
    createdAt,
  } = payout;
  return {
    id,
    reference,
    seller: toPerson(seller),
    amount: toMajor(payout.amount),
    network,
    bankName,
    maskedNumber: maskedNumberOf(payout),
    failure: failure ?? 'operator',
    code: failureCode ?? 'unknown_answer',
    words: failureReason,
    atProvider: status === 'pending',
    retryAt: retryAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
