import { type Credit, type GivenCredit, type ParsedInputOf } from '@campushive/contract';
import {
  CREDITS_COUNT_FOR,
  decideCredit,
  refusalToWithdraw,
  type CreditRefusal,
} from '@campushive/contract/rules/credits';
import { accountOf, creditPostings, creditWithdrawnPostings } from '@campushive/contract/rules/postings';
import { and, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { campus } from '../../platform/campus.js';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Viewer } from '../../calls/viewer.js';
import { toAmount, toMajor } from '../../platform/money.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { credits, payouts, users } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import { lockSubject } from '../../accounts/users/lock-subject.js';
import { writeAudit } from '../../base/audit/audit.js';
import { balanceOf, post } from '../payments/ledger/ledger.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';
import type { PayoutsContext } from './context.js';
import { isCarried } from './unsettled-amounts.js';

export type CreditCall = 'credits.list' | 'credits.ofStudent' | 'credits.give' | 'credits.withdraw';

const REFUSALS = {
  forbidden: 'Another admin has to decide about your own credit.',
  credit_not_waiting: 'It is being paid out or was taken back.',
} as const;

const givers = alias(users, 'givers');
const takers = alias(users, 'takers');

/** Calls for credits that admins give students out of the campus's own money. */
export function creditCalls(context: PayoutsContext): Handlers<CreditCall> {
  const { db } = context.platform;
  return {
    async 'credits.list'(input, { viewer }) {
      const { rows, pagination } = await findPage(db, viewer.userId, input);
      return { data: rows.map(toCredit), pagination };
    },
    async 'credits.ofStudent'({ id, ...input }) {
      const exists = await db.$count(users, and(eq(users.id, id), isNull(users.deletedAt)));
      if (exists === 0) throw notFound('Student');
      const { rows, pagination } = await findPage(db, id, input);
      return { data: rows.map(toGivenCredit), pagination };
    },
    async 'credits.give'(input, { viewer }) {
      const id = await give(context, input, viewer);
      await context.platform.outbox.flush();
      return { data: await readCredit(db, id) };
    },
    async 'credits.withdraw'({ id, reason }, { viewer }) {
      await withdraw(context, id, reason, viewer);
      await context.platform.outbox.flush();
      return { data: await readCredit(db, id) };
    },
  };
}

/** Gives a credit with a reason. Never to an admin: two admins could give each other any amount. */
function give(
  { platform, notify }: PayoutsContext,
  { id: userId, amount: requestedAmount, reason }: ParsedInputOf<'credits.give'>,
  viewer: Viewer,
): Promise<string> {
  const { db, clock } = platform;
  const amount = toAmount(requestedAmount ?? 0);
  const actorId = viewer.userId;
  return db.transaction(async (tx) => {
    const now = clock.now();
    await lockGiver(tx, actorId);
    // Keeps the account from being deleted meanwhile: the deletion waits for the row, and then finds the money.
    await lockSubject(tx, userId, viewer);
    const refused = decideCredit(amount, { given: await sumOfLastDay(tx, actorId, now) }, campus.fees);
    if (refused !== null) throw amountRefused(refused);
    const id = newId();
    await tx.insert(credits).values({ id, userId, amount, reason, givenById: actorId, createdAt: now });
    await post(tx, { creditId: id, kind: 'credit' }, creditPostings(userId, amount), now);
    const values = { amountMinor: amount, note: reason };
    await notify(tx, { userId, type: 'payment', kind: 'credit_given', values, subject: null });
    const target = { type: 'user', id: userId } as const;
    const details = { credit: id, amount };
    await writeAudit(tx, { actorId, action: 'credit.give', target, reason, details }, now);
    return id;
  });
}

/** Serialises the credits of one admin, so that the daily limit sees each of them. */
async function lockGiver(tx: Db, adminId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`credits:${adminId}`}, 0))`);
}

async function sumOfLastDay(tx: Db, adminId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${credits.amount}), 0)`.mapWith(Number) })
    .from(credits)
    .where(
      and(
        eq(credits.givenById, adminId),
        isNull(credits.withdrawnAt),
        gt(credits.createdAt, later(now, -CREDITS_COUNT_FOR)),
      ),
    );
  return row?.sum ?? 0;
}

function amountRefused({ refused, limit }: CreditRefusal): Failure {
  const value = toMajor(limit);
  switch (refused) {
    case 'too_small':
      return invalidField('amount', 'too_small', { min: value });
    case 'too_large':
      return invalidField('amount', 'price_too_high', { max: value });
    case 'used_up':
      return invalidField('amount', 'credits_left', { max: value });
    default:
      return refused satisfies never;
  }
}

/** Withdraws a credit that no payout carries. A concurrent payout either locks the row first, or does not find it. */
async function withdraw(
  { platform, notify }: PayoutsContext,
  id: string,
  reason: string,
  viewer: Viewer,
): Promise<void> {
  const { db, clock } = platform;
  const actorId = viewer.userId;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const [credit] = await tx.select().from(credits).where(eq(credits.id, id)).for('update');
    if (credit === undefined) throw notFound('Credit');
    const { userId, amount, payoutId, withdrawnAt } = credit;
    // A payout up to the limit of an account may have carried part of it.
    const owed = -(await balanceOf(tx, accountOf(userId)));
    const isWaiting =
      payoutId === null && withdrawnAt === null && owed >= amount && !(await isCarried(tx, id));
    const refused = refusalToWithdraw({ isOwn: userId === actorId, isWaiting });
    if (refused !== null) throw new Failure(refused, REFUSALS[refused]);
    await tx
      .update(credits)
      .set({ withdrawnById: actorId, withdrawnReason: reason, withdrawnAt: now })
      .where(eq(credits.id, id));
    await post(tx, { creditId: id, kind: 'credit_withdrawn' }, creditWithdrawnPostings(userId, amount), now);
    const values = { amountMinor: amount, note: reason };
    await notify(tx, { userId, type: 'payment', kind: 'credit_withdrawn', values, subject: null });
    const target = { type: 'user', id: userId } as const;
    const details = { credit: id, amount };
    await writeAudit(tx, { actorId, action: 'credit.withdraw', target, reason, details }, now);
  });
}

/** Newest first. */
const findCredits = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({
      credit: credits,
      payout: payouts.status,
      by: personColumns(givers),
      withdrawnBy: personColumns(takers),
    })
    .from(credits)
    .innerJoin(givers, eq(givers.id, credits.givenById))
    .leftJoin(takers, eq(takers.id, credits.withdrawnById))
    .leftJoin(payouts, eq(payouts.id, credits.payoutId))
    .where(where)
    .orderBy(desc(credits.id))
    .limit(limit);
type CreditRow = Awaited<ReturnType<typeof findCredits>>[number];

async function findPage(
  db: Db,
  userId: string,
  { cursor, ...input }: Pick<ParsedInputOf<'credits.list'>, 'cursor' | 'limit'>,
) {
  const limit = limitOf(input);
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
  const isOwn = eq(credits.userId, userId);
  const where = before === undefined ? isOwn : and(isOwn, lt(credits.id, String(before)));
  return pageOf(await findCredits(db, where, limit + 1), limit, ({ credit }) => [credit.id]);
}

async function readCredit(db: Db, id: string): Promise<GivenCredit> {
  const [row] = await findCredits(db, eq(credits.id, id), 1);
  if (row === undefined) throw notFound('Credit');
  return toGivenCredit(row);
}

function toCredit({ credit, payout }: CreditRow): Credit {
  const { id, amount, reason, withdrawnReason, withdrawnAt, createdAt } = credit;
  return {
    id,
    amount: toMajor(amount),
    reason,
    status:
      withdrawnAt !== null
        ? 'withdrawn'
        : payout === null
          ? 'waiting'
          : payout === 'paid'
            ? 'paid'
            : 'on_the_way',
    withdrawal:
      withdrawnAt === null ? null : { reason: withdrawnReason ?? '', at: withdrawnAt.toISOString() },
    createdAt: createdAt.toISOString(),
  };
}

const toGivenCredit = (row: CreditRow): GivenCredit => ({
  ...toCredit(row),
  by: toPerson(row.by),
  withdrawnBy: row.withdrawnBy === null ? null : toPerson(row.withdrawnBy),
});
