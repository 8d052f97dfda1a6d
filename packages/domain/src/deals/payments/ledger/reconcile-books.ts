import {
  BEGUN_BEFORE,
  compareBooks,
  LOOK_BACK,
  type Books,
  type FoundDifference,
  type Movement,
} from '@campushive/contract/rules/reconciliation';
import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { campus } from '../../../platform/campus.js';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import {
  ledgerEntries,
  ledgerPostings,
  orders,
  payouts,
  reconciliationCases,
  reconciliations,
} from '../../../platform/database/schema/index.js';
import {
  ProviderError,
  type ProviderBooks,
  type ProviderMovement,
} from '../../../platform/paystack/provider.js';
import type { PaymentsContext } from '../context.js';
import { balanceOf } from './ledger.js';
import { staffIds } from '../orders/notify-staff.js';
import { settleRefund } from '../refunds/refund.js';
import { settle } from '../provider/settle.js';

/**
 * Compares each charge, refund and transfer and the balance with the provider. Movements whose events were missed are
 * applied first. Each remaining difference opens a case, once, and moderators are notified. Throws ProviderError; the
 * job then retries.
 */
async function reconcileBooks(context: PaymentsContext): Promise<void> {
  const { db, clock } = context.platform;
  const now = clock.now();
  const since = later(now, -LOOK_BACK - BEGUN_BEFORE);
  const providerBooks = toBooks(await context.provider.books(since));
  const compare = async () => {
    const ownBooks = await loadOwnBooks(db, later(now, -LOOK_BACK), providerBooks.movements);
    return { books: ownBooks, found: compareBooks(ownBooks, providerBooks, campus.currency.code, now) };
  };
  const first = await compare();
  let heard = false;
  for (const one of first.found) heard = (await hearOf(context, one)) || heard;
  const { books, found } = heard ? await compare() : first;
  const lasting: FoundDifference[] = [];
  for (const one of found) if (!(await existsAtProvider(context, one, since))) lasting.push(one);
  await storeDifferences(
    context,
    lasting,
    { expected: expectedOf(found, books), reported: providerBooks.balance },
    now,
  );
}

function toBooks({ charges, refunds, transfers, balance }: ProviderBooks): Books {
  const as =
    (of: Movement['of'], effect: (providerMovement: ProviderMovement) => number) =>
    (providerMovement: ProviderMovement): Movement => ({
      ...providerMovement,
      of,
      effect: effect(providerMovement),
    });
  return {
    balance,
    movements: [
      ...charges.map(as('charge', ({ amount, fee }) => amount - fee)),
      ...refunds.map(as('refund', ({ amount }) => -amount)),
      ...transfers.map(as('transfer', ({ amount, fee }) => -amount - fee)),
    ],
  };
}

const OF = { charge: 'charge', refund_paid: 'refund', payout_paid: 'transfer' } as const;
type Booked = keyof typeof OF;

/** Loads our entries since a time, and those of all movements that the provider lists. */
async function loadOwnBooks(db: Db, since: Date, listed: readonly Movement[]): Promise<Books> {
  const references = [...new Set(listed.map(({ reference }) => reference))];
  const reference = sql<string>`coalesce(${orders.reference}, ${payouts.reference})`;
  const name = sql`split_part(${ledgerPostings.account}, ':', 1)`;
  const rows = await db
    .select({
      kind: ledgerEntries.kind,
      reference,
      at: ledgerEntries.createdAt,
      moved:
        sql`sum(${ledgerPostings.amount}) filter (where ${name} in ('provider', 'provider_fees'))`.mapWith(
          Number,
        ),
      effect: sql`sum(${ledgerPostings.amount}) filter (where ${name} = 'provider')`.mapWith(Number),
      currency: sql<string>`max(split_part(${ledgerPostings.account}, ':', 2)) filter (where ${name} = 'provider')`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(payouts, eq(payouts.id, ledgerEntries.payoutId))
    .where(
      and(
        inArray(ledgerEntries.kind, Object.keys(OF) as Booked[]),
        or(
          gte(ledgerEntries.createdAt, since),
          references.length === 0 ? undefined : inArray(orders.reference, references),
          references.length === 0 ? undefined : inArray(payouts.reference, references),
        ),
      ),
    )
    .groupBy(ledgerEntries.id, orders.reference, payouts.reference);
  return {
    balance: await balanceOf(db, 'provider'),
    movements: rows.flatMap(({ kind, moved, currency, ...row }): Movement[] =>
      isBooked(kind)
        ? [{ ...row, of: OF[kind], amount: Math.abs(moved), currency: currency || campus.currency.code }]
        : [],
    ),
  };
}

const isBooked = (kind: string): kind is Booked => Object.hasOwn(OF, kind);

/** Applies movements that the provider has and our ledger lacks. Returns whether the ledger may have changed. */
async function hearOf(context: PaymentsContext, { of, kind, reference }: FoundDifference): Promise<boolean> {
  if (kind !== 'missing_here' || reference === null) return false;
  switch (of) {
    case 'charge':
      await settle(context, reference);
      return true;
    case 'refund':
      await settleRefund(context, reference);
      return true;
    case 'transfer':
      return context.settleTransfer(reference);
    case 'balance':
      return false;
    default:
      return of satisfies never;
  }
}

/** Returns true if the provider knows a movement that its lists did not include, because it began long before. */
async function existsAtProvider(
  { provider }: PaymentsContext,
  { of, kind, reference }: FoundDifference,
  since: Date,
): Promise<boolean> {
  if (kind !== 'missing_there' || reference === null) return false;
  if (of === 'charge') return (await provider.verify(reference))?.status === 'success';
  if (of === 'transfer') return (await provider.verifyTransfer(reference))?.status === 'success';
  const refund = await provider.findRefund({ reference, since: later(since, -BEGUN_BEFORE) });
  return refund?.status === 'processed';
}

const expectedOf = (found: readonly FoundDifference[], ownBooks: Books): number =>
  found.find(({ of }) => of === 'balance')?.ours ?? ownBooks.balance;

/** Stores the comparison and its cases. Closes a balance case once the balance agrees again. */
async function storeDifferences(
  { platform, notifyAll }: PaymentsContext,
  found: readonly FoundDifference[],
  balance: { readonly expected: number; readonly reported: number },
  now: Date,
): Promise<void> {
  const { db, outbox, log } = platform;
  await db.transaction(async (tx) => {
    await tx.insert(reconciliations).values({ ...balance, differences: found.length, createdAt: now });
    if (!found.some(({ of }) => of === 'balance')) {
      await tx
        .update(reconciliationCases)
        .set({ closedAt: now })
        .where(and(eq(reconciliationCases.of, 'balance'), isNull(reconciliationCases.closedAt)));
    }
    let opened = 0;
    for (const { reference, ...one } of found) {
      const { ours, theirs } = one;
      const [row] = await tx
        .insert(reconciliationCases)
        .values({ ...one, reference: reference ?? '', foundAt: now, lastFoundAt: now })
        .onConflictDoUpdate({
          target: [reconciliationCases.of, reconciliationCases.kind, reconciliationCases.reference],
          targetWhere: isNull(reconciliationCases.closedAt),
          set: { ours, theirs, lastFoundAt: now },
        })
        .returning();
      if (row?.foundAt.getTime() === now.getTime()) opened += 1;
    }
    if (opened === 0) return;
    log.error({ opened }, 'the provider and the books disagree');
    const content = { kind: 'ledger_differs', values: { count: opened } } as const;
    await notifyAll(tx, await staffIds(tx), { type: 'system', ...content, subject: null });
  });
  await outbox.flush();
}

/** Runs the nightly comparison; the job queue retries when the provider does not answer. */
export async function reconcileNightly(context: PaymentsContext): Promise<void> {
  await reconcileBooks(context).catch((error: unknown) => {
    if (error instanceof ProviderError) context.platform.log.warn({ err: error }, 'books not compared');
    throw error;
  });
}
