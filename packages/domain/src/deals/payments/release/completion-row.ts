import { isDelivered, type Completion, type HiveName, type Payment } from '@campushive/contract';
import { completionStatusOf, revisionsLeft } from '@campushive/contract/rules/completion';
import { isWork, workCancellableFrom, workDueAt, workRefundedAt } from '@campushive/contract/rules/work';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { completions, type orders, type StoredRound } from '../../../platform/database/schema/index.js';

export type Rounds = readonly StoredRound[];

type OrderRow = typeof orders.$inferSelect;

/** Returns the deadline of an order's work that was paid at `paidAt`: as promised in its package, or the date of its listing. */
export function promisedAt(
  order: Pick<OrderRow, 'kindDays'>,
  { hive, details }: { readonly hive: HiveName; readonly details: Readonly<Record<string, unknown>> },
  paidAt: Date,
): Date {
  const { applicationDeadline: date } = details;
  const deadline = typeof date === 'string' ? new Date(date) : null;
  return workDueAt({ paidAt, days: order.kindDays, deadline, isErrand: isDelivered(hive) });
}

export async function findRounds(db: Db, orderId: string): Promise<Rounds> {
  const [row] = await db
    .select({ rounds: completions.rounds })
    .from(completions)
    .where(eq(completions.orderId, orderId));
  return row?.rounds ?? [];
}

export async function storeRounds(tx: Db, orderId: string, rounds: Rounds, now: Date): Promise<void> {
  await tx
    .insert(completions)
    .values({ orderId, rounds: [...rounds], updatedAt: now })
    .onConflictDoUpdate({ target: completions.orderId, set: { rounds: [...rounds], updatedAt: now } });
}

export function toCompletion(
  order: Pick<OrderRow, 'item' | 'saleKind'>,
  hive: HiveName,
  rounds: Rounds,
): Completion | null {
  if (!isWork(order)) return null;
  const remaining = revisionsLeft(rounds, isDelivered(hive));
  // Rounds of before files could be delivered name none.
  const shown = rounds.map((round) => ({ ...round, files: round.files ?? [] }));
  return { status: completionStatusOf(rounds), rounds: shown, revisionsLeft: remaining };
}

/** Returns the deadline of undelivered work, and what follows when it passes; null of everything else. */
export function toUndelivered({ status, workDueAt: due }: OrderRow): Payment['work'] {
  if (status !== 'held' || due === null) return null;
  return {
    dueAt: due.toISOString(),
    cancellableFrom: workCancellableFrom(due).toISOString(),
    refundedAt: workRefundedAt(due).toISOString(),
  };
}
