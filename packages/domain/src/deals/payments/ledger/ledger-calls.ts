import { type LedgerCase, type LedgerSummary } from '@campushive/contract';
import { refusalToClose } from '@campushive/contract/rules/reconciliation';
import { and, desc, eq, isNotNull, isNull, lt, like, or, sql, type SQL } from 'drizzle-orm';
import { Failure, notFound } from '../../../calls/failure.js';
import type { Handlers } from '../../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../../calls/page.js';
import type { Db } from '../../../platform/database/database.js';
import {
  ledgerPostings,
  orders,
  payouts,
  reconciliationCases,
  reconciliations,
  users,
} from '../../../platform/database/schema/index.js';
import { writeAudit } from '../../../base/audit/audit.js';
import type { PaymentsContext } from '../context.js';
import { balanceOf } from './ledger.js';
import { toMajor } from '../../../platform/money.js';

const REFUSALS = {
  forbidden: 'Another moderator has to look at your own money.',
  already_resolved: 'This is closed already.',
} as const;

/** Returns the calls of moderators about the ledger. */
export function ledgerCalls({
  platform,
}: PaymentsContext): Handlers<'ledger.get' | 'ledger.cases' | 'ledger.close'> {
  const { db, clock } = platform;
  return {
    async 'ledger.get'() {
      return { data: await summaryOf(db) };
    },
    async 'ledger.cases'({ status = 'open', cursor, ...input }) {
      const limit = limitOf(input);
      const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
      const state = (status === 'open' ? isNull : isNotNull)(reconciliationCases.closedAt);
      const after = before === undefined ? undefined : lt(reconciliationCases.id, String(before));
      const page = pageOf(await findCases(db, and(state, after), limit + 1), limit, ({ row }) => [row.id]);
      return { data: page.rows.map(toCase), pagination: page.pagination };
    },
    async 'ledger.close'({ id, note }, { viewer }) {
      await db.transaction(async (tx) => {
        const now = clock.now();
        const [row] = await tx
          .select()
          .from(reconciliationCases)
          .where(eq(reconciliationCases.id, id))
          .for('update');
        if (row === undefined) throw notFound('Case');
        const isOwn = await isAbout(tx, row.reference, viewer.userId);
        const refused = refusalToClose({ isOwn, isClosed: row.closedAt !== null });
        if (refused !== null) throw new Failure(refused, REFUSALS[refused]);
        await tx
          .update(reconciliationCases)
          .set({ note, closedById: viewer.userId, closedAt: now })
          .where(eq(reconciliationCases.id, id));
        const { of, kind, reference } = row;
        await writeAudit(
          tx,
          {
            actorId: viewer.userId,
            action: 'ledger.close',
            target: { type: 'ledger', id },
            reason: note,
            details: { of, kind, reference },
          },
          now,
        );
      });
      const [found] = await findCases(db, eq(reconciliationCases.id, id), 1);
      if (found === undefined) throw notFound('Case');
      return { data: toCase(found) };
    },
  };
}

/** Returns true if a reference belongs to an order or a payout of this student. */
async function isAbout(db: Db, reference: string, userId: string): Promise<boolean> {
  const isSide = or(eq(orders.buyerId, userId), eq(orders.sellerId, userId));
  const isOwn = and(eq(payouts.reference, reference), eq(payouts.userId, userId));
  const sales = await db.$count(orders, and(eq(orders.reference, reference), isSide));
  return sales > 0 || (await db.$count(payouts, isOwn)) > 0;
}

async function summaryOf(db: Db): Promise<LedgerSummary> {
  const [held, owed, debt, payouts, refunds, goodwill, provider] = await Promise.all([
    balanceOf(db, 'held'),
    sumOf(db, 'user:%'),
    sumOf(db, 'seller_debt:%'),
    balanceOf(db, 'payouts_on_the_way'),
    balanceOf(db, 'refunds_on_the_way'),
    balanceOf(db, 'goodwill'),
    balanceOf(db, 'provider'),
  ]);
  const [last] = await db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(1);
  const openCases = await db.$count(reconciliationCases, isNull(reconciliationCases.closedAt));
  return {
    // Liabilities are credits, which the ledger writes with a minus.
    held: owedMajor(held),
    owedToSellers: owedMajor(owed),
    sellerDebt: toMajor(debt),
    payoutsOnTheWay: owedMajor(payouts),
    refundsOnTheWay: owedMajor(refunds),
    goodwill: toMajor(goodwill),
    atProvider: toMajor(provider),
    reported: last === undefined ? null : toMajor(last.reported),
    difference: last === undefined ? null : toMajor(last.reported - last.expected),
    comparedAt: last?.createdAt.toISOString() ?? null,
    openCases,
  };
}

/** Converts a liability to major units, and avoids a negative zero. */
const owedMajor = (credit: number): number => (credit === 0 ? 0 : toMajor(-credit));

async function sumOf(db: Db, accounts: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings)
    .where(like(ledgerPostings.account, accounts));
  return row?.sum ?? 0;
}

const findCases = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({ row: reconciliationCases, closedBy: users.name })
    .from(reconciliationCases)
    .leftJoin(users, eq(users.id, reconciliationCases.closedById))
    .where(where)
    .orderBy(desc(reconciliationCases.id))
    .limit(limit);

function toCase({ row, closedBy }: Awaited<ReturnType<typeof findCases>>[number]): LedgerCase {
  const { id, of, kind, reference, currency, ours, theirs, note, closedAt } = row;
  return {
    id,
    of,
    kind,
    reference: reference === '' ? null : reference,
    currency,
    ours: ours === null ? null : toMajor(ours),
    theirs: theirs === null ? null : toMajor(theirs),
    foundAt: row.foundAt.toISOString(),
    lastFoundAt: row.lastFoundAt.toISOString(),
    closed: closedAt === null ? null : { note, by: closedBy, at: closedAt.toISOString() },
  };
}
