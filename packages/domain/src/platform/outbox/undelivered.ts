import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.js';
import { outbox } from '../database/schema/index.js';
import type { Topic } from './outbox-events.js';

/** Rewrites the payload of a message's undelivered events. */
export async function rewriteUndelivered(
  tx: Db,
  { topic, subject, messageId }: Readonly<{ topic: Topic; subject: string; messageId: string }>,
  rewrite: (payload: PgColumn) => SQL,
): Promise<void> {
  await tx
    .update(outbox)
    .set({ payload: rewrite(outbox.payload) })
    .where(
      and(
        eq(outbox.topic, topic),
        eq(outbox.subject, subject),
        sql`${outbox.payload}->>'messageId' = ${messageId}`,
      ),
    );
}
