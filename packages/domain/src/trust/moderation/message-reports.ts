import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { reportCases } from '../../platform/database/schema/index.js';
import type { MessageReports } from '../../talk/messages/message-reports.js';

/** Answers the owner of messages about reports. */
export const reportsOfMessages: MessageReports = {
  async retain(tx, { id, content, attachment, file }) {
    const kept = await tx
      .update(reportCases)
      .set({ evidence: { content, attachment, ...(file !== null && { file }) } })
      .where(
        and(
          eq(reportCases.targetType, 'message'),
          eq(reportCases.targetId, id),
          isNull(reportCases.resolvedAt),
        ),
      )
      .returning({ id: reportCases.id });
    return kept.length > 0;
  },
  isReported: (db, messageId) =>
    exists(
      db
        .select({ id: reportCases.id })
        .from(reportCases)
        .where(and(eq(reportCases.targetType, 'message'), eq(reportCases.targetId, messageId))),
    ),
  isEvidence: (db, part, id) =>
    exists(
      db
        .select({ id: reportCases.id })
        .from(reportCases)
        .where(sql`${reportCases.evidence}->${sql.raw(`'${part}'`)}->>'id' = ${id}::text`),
    ),
};
