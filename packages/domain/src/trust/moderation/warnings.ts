import { WRITTEN_KINDS } from '@campushive/contract/message-kinds';
import { DAY, WARNING_DAYS, WARNINGS, type WarningRates } from '@campushive/contract';
import { and, eq, exists, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { messages, reports } from '../../platform/database/schema/index.js';
import { firstIdOf } from '../../platform/ids.js';

/** Counts messages with warnings in the last days: numbers, and no texts. */
export async function countWarnings(db: Db, now: Date): Promise<WarningRates> {
  const since = new Date(now.getTime() - WARNING_DAYS * DAY);
  const reported = exists(
    db
      .select({ one: sql`1` })
      .from(reports)
      .where(and(eq(reports.targetType, 'message'), eq(reports.targetId, messages.id))),
  );
  const rows = await db
    .select({
      warning: messages.warning,
      count: sql<number>`count(*)::int`,
      reported: sql<number>`(count(*) filter (where ${reported}))::int`,
    })
    .from(messages)
    .where(and(gte(messages.id, firstIdOf(since)), inArray(messages.kind, [...WRITTEN_KINDS])))
    .groupBy(messages.warning);
  return {
    days: WARNING_DAYS,
    messages: rows.reduce((sum, row) => sum + row.count, 0),
    warnings: WARNINGS.map((warning) => {
      const row = rows.find((one) => one.warning === warning);
      return { warning, messages: row?.count ?? 0, reported: row?.reported ?? 0 };
    }),
  };
}
