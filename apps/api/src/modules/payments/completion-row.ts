import { isDelivered, saleOf, type Completion, type HiveName } from '@campushive/contract';
import { completionStatusOf, revisionsLeft } from '@campushive/contract/rules/completion';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { completions } from '../../platform/database/schema/index.js';

export type Rounds = Completion['rounds'];

/** Whether the work of what a hive pays for is done and accepted: gigs, but not errands, which are delivered. */
export const isWorkedOn = (hive: HiveName): boolean => saleOf(hive) === 'gig' && !isDelivered(hive);

export async function findRounds(db: Db, orderId: string): Promise<Rounds> {
  const [row] = await db
    .select({ rounds: completions.rounds })
    .from(completions)
    .where(eq(completions.orderId, orderId));
  return row?.rounds ?? [];
}

export async function keepRounds(tx: Db, orderId: string, rounds: Rounds, now: Date): Promise<void> {
  await tx
    .insert(completions)
    .values({ orderId, rounds, updatedAt: now })
    .onConflictDoUpdate({ target: completions.orderId, set: { rounds, updatedAt: now } });
}

export function toCompletion(hive: HiveName, rounds: Rounds): Completion | null {
  if (!isWorkedOn(hive)) return null;
  return { status: completionStatusOf(rounds), rounds, revisionsLeft: revisionsLeft(rounds) };
}
