import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import { conversations, participations } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';

/** Muted or put away since; a group up to which message. Null takes it back. */
interface Change {
  readonly mutedAt?: Date | null;
  readonly archivedAt?: Date | null;
  readonly archivedPosition?: SQL | null;
}

/** Changes a participant's settings of a thread, on all their devices; throws 404 for every other student. */
export async function changeParticipation(
  { db, realtime }: Platform,
  userId: string,
  { id, kind }: Pick<typeof conversations.$inferSelect, 'id' | 'kind'>,
  change: Change,
): Promise<void> {
  const thread = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.kind, kind)));
  const changed = await db
    .update(participations)
    .set(change)
    .where(and(eq(participations.userId, userId), inArray(participations.conversationId, thread)))
    .returning({ id: participations.conversationId });
  if (changed.length === 0) throw notFound(kind === 'group' ? 'Group' : 'Conversation');
  realtime.emitVolatile(userId, 'conversationChanged', { conversationId: id });
}
