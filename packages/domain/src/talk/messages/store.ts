import { and, desc, eq, gt, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import { preparedQuery } from '../../platform/database/prepared-query.js';
import type { Db } from '../../platform/database/database.js';
import {
  blocks,
  conversations,
  listings,
  messages,
  participations,
  users,
} from '../../platform/database/schema/index.js';
import { isClosedBetween } from './closed-thread.js';
import { onThreadDealsRead } from './thread-deals.js';
import { personColumns } from '../../accounts/users/person.js';

const mine = alias(participations, 'mine');
const theirs = alias(participations, 'theirs');
const other = alias(users, 'other');
const me = alias(users, 'me');
/** Excludes groups, whose members have participations too. */
const ofTwo = eq(conversations.kind, 'direct');

const eitherBlocked = (column: PgColumn, another: PgColumn) => sql<boolean>`exists (
  select from ${blocks} where (${blocks.blockerId} = ${column} and ${blocks.blockedId} = ${another})
  or (${blocks.blockerId} = ${another} and ${blocks.blockedId} = ${column}))`;

/** Returns the query for a conversation with all data shown to its participant. */
function conversationQuery(db: Db) {
  const deals = onThreadDealsRead.use({ viewerId: mine.userId, otherId: theirs.userId });
  return db
    .select({
      conversation: conversations,
      unreadCount: mine.unreadCount,
      mutedAt: mine.mutedAt,
      archivedAt: mine.archivedAt,
      myReadPosition: mine.readPosition,
      theirReadPosition: theirs.readPosition,
      other: personColumns(other),
      blocked: sql<boolean>`exists (select from ${blocks} where ${blocks.blockerId} = ${mine.userId} and ${blocks.blockedId} = ${other.id})`,
      /** Whether either has blocked the other: then neither sees the other's activity. */
      silent: eitherBlocked(mine.userId, other.id),
      /** Whether neither can write, because one has blocked the other and keeps no order open. */
      closed: isClosedBetween(mine.userId, other.id, conversations.listingId),
      listing: {
        id: listings.id,
        title: listings.title,
        priceMinor: listings.priceMinor,
        agreedMinor: deals.agreedMinor,
        status: listings.status,
        hive: listings.hive,
        posterId: listings.posterId,
        photos: listings.photos,
        /** Values of the fields of the campus's own hive. */
        own: sql<unknown>`${listings.details}->'own'`,
        acceptsOffers: sql<boolean>`coalesce(${listings.details}->>'acceptsOffers' <> 'false', true)`,
      },
      order: deals.order,
      offer: deals.offer,
      lastMessage: {
        kind: messages.kind,
        details: messages.details,
        content: messages.content,
        createdAt: messages.createdAt,
        senderId: messages.senderId,
        unsentAt: messages.unsentAt,
      },
    })
    .from(mine)
    .innerJoin(conversations, and(eq(conversations.id, mine.conversationId), ofTwo))
    .innerJoin(
      theirs,
      and(eq(theirs.conversationId, mine.conversationId), sql`${theirs.userId} <> ${mine.userId}`),
    )
    .innerJoin(other, eq(other.id, theirs.userId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.position, conversations.length)),
    );
}
export type ConversationRow = Awaited<ReturnType<typeof findConversations>>[number];

interface ConversationRange {
  readonly archived: boolean;
  readonly limit: number;
  readonly after: { readonly updatedAt: Date; readonly id: string } | undefined;
}

/**
 * Returns the participant's conversations, archived or not, latest first, after a (time, id) key. Conversations
 * without a message are listed only for the student who started them.
 */
export function findConversations(db: Db, userId: string, { archived, limit, after }: ConversationRange) {
  const hasStarted = or(gt(conversations.length, 0), eq(conversations.openedById, userId));
  const older =
    after &&
    or(
      lt(mine.updatedAt, after.updatedAt),
      and(eq(mine.updatedAt, after.updatedAt), lt(mine.conversationId, after.id)),
    );
  return conversationQuery(db)
    .where(
      and(
        eq(mine.userId, userId),
        archived ? isNotNull(mine.archivedAt) : isNull(mine.archivedAt),
        hasStarted,
        older,
      ),
    )
    .orderBy(desc(mine.updatedAt), desc(mine.conversationId))
    .limit(limit);
}

export async function findConversation(
  db: Db,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await conversationQuery(db).where(and(eq(mine.userId, userId), eq(mine.conversationId, id)));
  return row;
}

const standing = preparedQuery((db) =>
  db
    .select({
      length: conversations.length,
      listingId: conversations.listingId,
      myReadPosition: mine.readPosition,
      theirReadPosition: theirs.readPosition,
      me: personColumns(me),
      other: personColumns(other),
    })
    .from(mine)
    .innerJoin(conversations, and(eq(conversations.id, mine.conversationId), ofTwo))
    .innerJoin(
      theirs,
      and(eq(theirs.conversationId, mine.conversationId), sql`${theirs.userId} <> ${mine.userId}`),
    )
    .innerJoin(me, eq(me.id, mine.userId))
    .innerJoin(other, eq(other.id, theirs.userId))
    .where(and(eq(mine.userId, sql.placeholder('userId')), eq(mine.conversationId, sql.placeholder('id'))))
    .prepare('conversation_standing'),
);
export type ThreadStatus = Awaited<ReturnType<ReturnType<typeof standing>['execute']>>[number];

/** Returns the length of a conversation, its participants and their read positions; undefined for everybody else. */
export async function findThreadStatus(
  db: Db,
  userId: string,
  id: string,
): Promise<ThreadStatus | undefined> {
  const [row] = await standing(db).execute({ userId, id });
  return row;
}

export async function findPartners(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: theirs.userId })
    .from(mine)
    .innerJoin(conversations, and(eq(conversations.id, mine.conversationId), ofTwo))
    .innerJoin(
      theirs,
      and(eq(theirs.conversationId, mine.conversationId), sql`${theirs.userId} <> ${userId}`),
    )
    .where(and(eq(mine.userId, userId), not(eitherBlocked(mine.userId, theirs.userId))))
    .orderBy(desc(mine.updatedAt))
    .limit(limit);
  return rows.map((row) => row.userId);
}

export async function unreadTotals(
  db: Db,
  userId: string,
): Promise<{ conversations: number; messages: number }> {
  const [row] = await db
    .select({
      conversations: sql<number>`count(*)::int`,
      messages: sql<number>`coalesce(sum(${participations.unreadCount}), 0)::int`,
    })
    .from(participations)
    .where(
      and(
        eq(participations.userId, userId),
        gt(participations.unreadCount, 0),
        isNull(participations.mutedAt),
        isNull(participations.archivedAt),
      ),
    );
  return row ?? { conversations: 0, messages: 0 };
}
