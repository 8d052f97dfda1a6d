import { MAX_RESPONSES, RESPONSE_WINDOW, responseMinutesOf } from '@campushive/contract/response-time';
import { and, count, desc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { countMeetups } from '../../deals/meetups/count-meetups.js';
import type { Db } from '../../platform/database/database.js';
import { conversations, messages, orders, participations } from '../../platform/database/schema/index.js';

/** Number of first messages of a conversation that count for the response time. */
const FIRST_MESSAGES = 20;

/** Sales record on a student's page: number of completed sales, meet-ups and response time. */
export async function recordOf(db: Db, userId: string, now: Date) {
  const [responseMinutes, saleCount, meetups] = await Promise.all([
    responseMinutesFor(db, userId, now),
    countSales(db, userId),
    countMeetups(db, userId),
  ]);
  return { responseMinutes, saleCount, meetups };
}

async function countSales(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.sellerId, userId), inArray(orders.status, ['released', 'paid_out'])));
  return row?.count ?? 0;
}

async function responseMinutesFor(db: Db, userId: string, now: Date): Promise<number | null> {
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
  return responseMinutesOf(
    rows.flatMap(({ askedAt, repliedAt }) => (askedAt === null ? [] : [{ askedAt, repliedAt }])),
  );
}
