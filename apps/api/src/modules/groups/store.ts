import { and, count, desc, eq, exists, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import {
  blocks,
  groupMessages,
  groupNews,
  groupReads,
  listings,
  tickets,
  users,
} from '../../platform/database/schema/index.js';
import { personColumns } from '../users/person.js';

/** Of groups and of readers that one answer names. */
export const MOST = 100;

/**
 * The events whose group a student is in: their own, and those where they have a seat. That of an event that was cancelled stays to
 * be read, if there is anything.
 */
const isIn = (db: Db, userId: string): SQL | undefined => {
  const going = db
    .select({ id: tickets.listingId })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.status, 'going')));
  const written = db
    .select({ one: sql`1` })
    .from(groupMessages)
    .where(eq(groupMessages.listingId, listings.id));
  return and(
    eq(listings.hive, 'buzz'),
    ne(listings.status, 'draft'),
    or(ne(listings.status, 'deleted'), exists(written)),
    or(eq(listings.posterId, userId), inArray(listings.id, going)),
  );
};

/** What a student has not seen of an event's group: messages of others whom they have not blocked. */
const unseen = (db: Db, userId: string) =>
  db
    .select({ id: groupMessages.id })
    .from(groupMessages)
    .where(
      and(
        eq(groupMessages.listingId, listings.id),
        ne(groupMessages.senderId, userId),
        notBlocked(db, userId),
        sql`${groupMessages.id} > coalesce(${groupReads.seenId}, ${NOTHING}::uuid)`,
      ),
    );
/** Before every message. */
const NOTHING = '00000000-0000-0000-0000-000000000000';

const myRead = (userId: string) => and(eq(groupReads.listingId, listings.id), eq(groupReads.userId, userId));
const myNews = (userId: string) => and(eq(groupNews.listingId, listings.id), eq(groupNews.userId, userId));

/** A student's groups, or one of them, with all that their list shows, in one query. */
export function findGroups(db: Db, userId: string, id?: string) {
  const last = db
    .select({
      content: groupMessages.content,
      createdAt: groupMessages.createdAt,
      senderId: groupMessages.senderId,
      senderName: users.name,
      senderDeletedAt: users.deletedAt,
    })
    .from(groupMessages)
    .innerJoin(users, eq(users.id, groupMessages.senderId))
    .where(and(eq(groupMessages.listingId, listings.id), notBlocked(db, userId)))
    .orderBy(desc(groupMessages.id))
    .limit(1)
    .as('last_message');
  const unread = db
    .select({ count: count().as('unread_count') })
    .from(unseen(db, userId).as('unseen'))
    .as('unread');
  const going = db
    .select({ count: count().as('going_count') })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(and(eq(tickets.listingId, listings.id), eq(tickets.status, 'going'), isNull(users.deletedAt)))
    .as('going');
  return db
    .select({
      id: listings.id,
      title: listings.title,
      details: listings.details,
      photos: listings.photos,
      posterId: listings.posterId,
      status: listings.status,
      createdAt: listings.createdAt,
      mutedAt: groupNews.mutedAt,
      going: going.count,
      unread: unread.count,
      last: {
        content: last.content,
        createdAt: last.createdAt,
        senderId: last.senderId,
        senderName: last.senderName,
        senderDeletedAt: last.senderDeletedAt,
      },
    })
    .from(listings)
    .leftJoin(groupReads, myRead(userId))
    .leftJoin(groupNews, myNews(userId))
    .leftJoinLateral(last, sql`true`)
    .leftJoinLateral(unread, sql`true`)
    .leftJoinLateral(going, sql`true`)
    .where(and(isIn(db, userId), id === undefined ? undefined : eq(listings.id, id)))
    .orderBy(desc(sql`coalesce(${last.createdAt}, ${listings.createdAt})`), desc(listings.id))
    .limit(MOST);
}
export type GroupRow = Awaited<ReturnType<typeof findGroups>>[number];

/** An event whose group a student is in. */
export async function findEvent(db: Db, userId: string, id: string) {
  const [event] = await db
    .select({ id: listings.id, cancelled: sql<boolean>`${listings.status} = 'deleted'` })
    .from(listings)
    .where(and(isIn(db, userId), eq(listings.id, id)));
  return event;
}

/** The groups with unread messages for a student, without muted ones. */
export async function findUnreadGroups(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .leftJoin(groupReads, myRead(userId))
    .leftJoin(groupNews, myNews(userId))
    .where(and(isIn(db, userId), isNull(groupNews.mutedAt), exists(unseen(db, userId))))
    .limit(MOST);
  return rows.map((row) => row.id);
}

/** Everybody in the group: its organiser and who is going. */
export async function findMembers(db: Db, listingId: string): Promise<string[]> {
  const [event] = await db
    .select({ posterId: listings.posterId })
    .from(listings)
    .where(eq(listings.id, listingId));
  const rows = await db
    .select({ userId: tickets.userId })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(and(eq(tickets.listingId, listingId), eq(tickets.status, 'going'), isNull(users.deletedAt)));
  return [...new Set([...(event === undefined ? [] : [event.posterId]), ...rows.map((row) => row.userId)])];
}

/** A message whose author the reader has not blocked. */
export const notBlocked = (db: Db, readerId: string): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(blocks)
      .where(and(eq(blocks.blockerId, readerId), eq(blocks.blockedId, groupMessages.senderId))),
  );

const withAuthor = (db: Db) =>
  db
    .select({ message: groupMessages, author: personColumns(users) })
    .from(groupMessages)
    .innerJoin(users, eq(users.id, groupMessages.senderId));
export type GroupMessageRow = Awaited<ReturnType<ReturnType<typeof withAuthor>['execute']>>[number];

export function findGroupMessages(
  db: Db,
  readerId: string,
  listingId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<GroupMessageRow[]> {
  return withAuthor(db)
    .where(
      and(
        eq(groupMessages.listingId, listingId),
        notBlocked(db, readerId),
        before === undefined ? undefined : lt(groupMessages.id, before),
      ),
    )
    .orderBy(desc(groupMessages.id))
    .limit(limit);
}

export async function findGroupMessage(db: Db, id: string): Promise<GroupMessageRow | undefined> {
  const [row] = await withAuthor(db).where(eq(groupMessages.id, id));
  return row;
}

/** How many messages of others are newer than the last one that a student has seen. */
export async function countUnread(db: Db, userId: string, listingId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(listings)
    .leftJoin(groupReads, myRead(userId))
    .innerJoinLateral(unseen(db, userId).as('unseen'), sql`true`)
    .where(eq(listings.id, listingId));
  return row?.count ?? 0;
}

/** Every member who has not blocked the given student. */
export async function findHearers(db: Db, userId: string, listingId: string): Promise<string[]> {
  const rows = await db.select({ userId: blocks.blockerId }).from(blocks).where(eq(blocks.blockedId, userId));
  const deaf = new Set(rows.map((row) => row.userId));
  return (await findMembers(db, listingId)).filter((id) => !deaf.has(id));
}

/** A member's name and the others who may see their activity; undefined when the student is not in the group (any more). */
export async function findAudience(
  db: Db,
  userId: string,
  listingId: string,
): Promise<{ readonly name: string; readonly userIds: readonly string[] } | undefined> {
  if ((await findEvent(db, userId, listingId)) === undefined) return undefined;
  const [me] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const hearers = await findHearers(db, userId, listingId);
  return { name: me?.name ?? '', userIds: hearers.filter((id) => id !== userId) };
}

/** The author of a message in a group of the student; undefined for everyone else. */
export async function findMessageOfMember(
  db: Db,
  userId: string,
  id: string,
): Promise<{ readonly senderId: string } | undefined> {
  const [row] = await db
    .select({ senderId: groupMessages.senderId })
    .from(groupMessages)
    .innerJoin(listings, eq(listings.id, groupMessages.listingId))
    .where(and(eq(groupMessages.id, id), isIn(db, userId)));
  return row;
}
