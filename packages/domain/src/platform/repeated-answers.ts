import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database/database.js';
import { idempotencyKeys } from './database/schema/index.js';

/** Rewrites the answers that are stored for repeated requests of a student, where they are about an entity. */
export async function rewriteAnswers(
  tx: Db,
  { userId, calls, entityId }: { userId: string; calls: readonly string[]; entityId: string },
  rewrite: (answer: PgColumn) => SQL,
): Promise<void> {
  const { answer } = idempotencyKeys;
  await tx
    .update(idempotencyKeys)
    .set({ answer: rewrite(answer) })
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        inArray(idempotencyKeys.call, [...calls]),
        sql`${answer}->'data'->>'id' = ${entityId}`,
      ),
    );
}
