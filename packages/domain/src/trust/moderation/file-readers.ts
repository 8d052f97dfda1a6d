import { and, eq, exists, gte, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OpeningCase, PrivateFile } from '../../base/attachments/readers.js';
import type { Db } from '../../platform/database/database.js';
import { messages, reportCases } from '../../platform/database/schema/index.js';
import { holdsFile } from '../../talk/messages/file-readers.js';
import { MESSAGES_BEFORE } from './reported-messages.js';

/** Returns the reported message whose case shows the file: its own, or one of the few before it. */
export async function findReportNear(
  db: Db,
  { id, conversationId }: PrivateFile,
): Promise<OpeningCase | null> {
  if (conversationId === null) return null;
  const reported = alias(messages, 'reported');
  const shown = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        holdsFile(conversationId, id),
        lte(messages.position, reported.position),
        gte(messages.position, sql`${reported.position} - ${MESSAGES_BEFORE}`),
      ),
    );
  const [found] = await db
    .select({ id: reported.id })
    .from(reportCases)
    .innerJoin(reported, eq(reported.id, reportCases.targetId))
    .where(
      and(
        eq(reportCases.targetType, 'message'),
        eq(reported.conversationId, conversationId),
        // An unsent message has lost its file; the evidence of an open case keeps it.
        or(exists(shown), sql`${reportCases.evidence}->'file'->>'id' = ${id}`),
      ),
    )
    .limit(1);
  return found === undefined ? null : { type: 'message', id: found.id };
}
