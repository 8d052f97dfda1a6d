import type { NextStep } from '@campushive/contract';
import { and, desc, eq, gt, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  conversations,
  listings,
  messages,
  participations,
  users,
} from '../../platform/database/schema/index.js';
import type { StepsContext } from './steps-context.js';

const others = alias(users, 'others');
const mine = alias(participations, 'mine');
const theirs = alias(participations, 'theirs');

/** Returns one step for all unread conversations, which leads to the latest one. */
export async function unreadConversations({ db, userId }: StepsContext): Promise<NextStep[]> {
  const rows = await db
    .select({
      id: mine.conversationId,
      other: others,
      title: listings.title,
      photos: listings.photos,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(mine)
    .innerJoin(theirs, and(eq(theirs.conversationId, mine.conversationId), ne(theirs.userId, mine.userId)))
    .innerJoin(others, eq(others.id, theirs.userId))
    .innerJoin(conversations, eq(conversations.id, mine.conversationId))
    // Automatic lines about a deal have a separate step.
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.position, conversations.length),
        notInArray(messages.kind, ['system', 'offer', 'meetup']),
      ),
    )
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(
      and(
        eq(mine.userId, userId),
        gt(mine.unreadCount, 0),
        isNull(mine.mutedAt),
        isNull(mine.archivedAt),
        // Excludes conversations whose last message was taken back.
        isNull(messages.unsentAt),
      ),
    )
    .orderBy(desc(mine.updatedAt))
    .limit(1);
  return rows.map(({ id, other, title, photos, count: unread }) => ({
    kind: 'unread',
    conversationId: id,
    otherName: other.deletedAt === null ? other.name : null,
    title,
    photo: photos?.[0] ?? null,
    count: unread,
  }));
}
