import { asc, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '@campushive/domain/platform/database/database';
import { outbox } from '@campushive/domain/platform/database/schema/index';

/** An event that failed: it waits for its next try, or was given up. */
export interface FailedEvent {
  readonly id: number;
  readonly topic: string;
  readonly subject: string;
  readonly tries: number;
  readonly createdAt: Date;
  readonly retryAt: Date | null;
  /** Set once it was given up. */
  readonly deadAt: Date | null;
  readonly lastError: string | null;
}

/** Returns failed events, oldest first. */
export function findFailedEvents(db: Db): Promise<FailedEvent[]> {
  const { id, topic, subject, tries, createdAt, retryAt, deadAt, lastError } = outbox;
  return db
    .select({ id, topic, subject, tries, createdAt, retryAt, deadAt, lastError })
    .from(outbox)
    .where(isNotNull(outbox.lastError))
    .orderBy(asc(outbox.id));
}

/** Makes failed events due again, with all their tries. Returns the ids of those that still existed. */
export async function retryEvents(tx: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(outbox)
    .set({ tries: 0, retryAt: null, deadAt: null })
    .where(inArray(outbox.id, [...ids]))
    .returning({ id: outbox.id });
  return rows.map((row) => row.id);
}
