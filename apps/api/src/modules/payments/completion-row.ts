import { isDelivered, type Completion, type HiveName } from '@campushive/contract';
import { completionStatusOf, revisionsLeft } from '@campushive/contract/rules/completion';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { completions, type orders } from '../../platform/database/schema/index.js';

export type Rounds = Completion['rounds'];

type Bought = Pick<typeof orders.$inferSelect, 'item' | 'saleKind'>;

/** Whether what an order pays for is done and accepted: gigs and services, but not errands, which are delivered. */
export const isWorkedOn = ({ item, saleKind }: Bought, hive: HiveName): boolean =>
  item === 'service' || (saleKind === 'gig' && !isDelivered(hive));

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

export function toCompletion(order: Bought, hive: HiveName, rounds: Rounds): Completion | null {
  if (!isWorkedOn(order, hive)) return null;
  return { status: completionStatusOf(rounds), rounds, revisionsLeft: revisionsLeft(rounds) };
}
