import type { Profile } from '@campushive/contract';
import { MAX_RESPONSES, RESPONSE_WINDOW, responseMinutesOf } from '@campushive/contract/response-time';
import { and, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { conversations, messages, participations } from '../../platform/database/schema/index.js';

/** Number of first messages of a conversation that count for the response time. */
const FIRST_MESSAGES = 20;

/** Measures the time in which a student answers the first messages of others. */
export async function timeReplies(
  db: Db,
  userId: string,
  now: Date,
): Promise<Pick<Profile, 'responseMinutes'>> {
  const query = db
    .select({ id: conversations.id })
    .from(participations)
    .innerJoin(conversations, eq(conversations.id, participations.conversationId))
    .where(
      and(
        eq(participations.userId, userId),
        gt(participations.updatedAt, new Date(now.getTime() - RESPONSE_WINDOW)),
        ne(conversations.openedById, userId),
        gt(conversations.length, 0),
      ),
    )
    .orderBy(desc(participations.updatedAt))
    .limit(MAX_RESPONSES)
    .as('asked');
  const firstOf = (writer: SQL) =>
    sql`extract(epoch from min(${messages.createdAt}) filter (where ${writer}))`.mapWith(
      (seconds: unknown): Date | null => new Date(Number(seconds) * 1_000),
    );
  const rows = await db
    .select({
      askedAt: firstOf(ne(messages.senderId, userId)),
      repliedAt: firstOf(eq(messages.senderId, userId)),
    })
    .from(query)
    .innerJoin(messages, eq(messages.conversationId, query.id))
    // Payment lines are neither questions nor answers.
    .where(and(lte(messages.position, FIRST_MESSAGES), ne(messages.kind, 'system')))
    .groupBy(query.id);
  const replies = rows.flatMap(({ askedAt, repliedAt }) =>
    askedAt === null ? [] : [{ askedAt, repliedAt }],
  );
  return { responseMinutes: responseMinutesOf(replies) };
}
