import { and, eq } from 'drizzle-orm';
import { notFound } from '../../http/failure.js';
import { participations } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';

type Change = Partial<Pick<typeof participations.$inferInsert, 'mutedAt' | 'archivedAt'>>;

/** Changes what a conversation is to one of its participants, on all their devices; 404 for every other student. */
export async function changeParticipation(
  { db, realtime }: Platform,
  userId: string,
  conversationId: string,
  change: Change,
): Promise<void> {
  const changed = await db
    .update(participations)
    .set(change)
    .where(and(eq(participations.userId, userId), eq(participations.conversationId, conversationId)))
    .returning({ id: participations.conversationId });
  if (changed.length === 0) throw notFound('Conversation');
  realtime.emitVolatile(userId, 'conversationChanged', { conversationId });
}
