import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  ne,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { readName } from '../../accounts/users/read-account.js';
import type { Db } from '../../platform/database/database.js';
import {
  blocks,
  conversations,
  listings,
  messages,
  participations,
  users,
} from '../../platform/database/schema/index.js';
import type { GroupAudience } from '../../platform/outbox/outbox-events.js';
import { notBlocked } from '../messages/thread-messages.js';
import { onGuestsSought } from './guests.js';

/** Maximum number of groups and of readers in one answer. */
export const MOST = 100;

/**
 * Returns the condition for events whose group a student is in: their own, and those where they have a seat. The group of a cancelled
 * event stays readable, if it has messages. An event with registrations on another site has no group, unless students were in it before.
 */
const isIn = (db: Db, userId: string): SQL | undefined => {
  const guest = onGuestsSought.use(db);
  const visited = db.select({ id: guest.listingId }).from(guest).where(eq(guest.userId, userId));
  // A union, since PostgreSQL uses the index for neither half of an `or`.
  const own = sql`(select own.id from ${listings} as own where own.poster_id = ${userId} union all ${visited})`;
  const written = db
    .select({ one: sql`1` })
    .from(conversations)
    .where(and(eq(conversations.id, listings.id), gt(conversations.length, 0)));
  const guests = db
    .select({ one: sql`1` })
    .from(guest)
    .where(eq(guest.listingId, listings.id));
  const here = sql`coalesce(${listings.details} ->> 'registrationLink', '') = ''`;
  return and(
    eq(listings.hive, 'buzz'),
    ne(listings.status, 'draft'),
    or(ne(listings.status, 'deleted'), exists(written)),
    or(here, exists(written), exists(guests)),
    sql`${listings.id} in ${own}`,
  );
};

/** Returns the unread messages of an event's group: those of others whom the student has not blocked. */
const unseen = (db: Db, userId: string) =>
  db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, listings.id),
        ne(messages.senderId, userId),
        isNull(messages.unsentAt),
        notBlocked(db, userId),
        sql`${messages.position} > coalesce(${participations.readPosition}, 0)`,
      ),
    );

const isOwn = (userId: string) =>
  and(eq(participations.conversationId, listings.id), eq(participations.userId, userId));

/** Returns the expression for the number of messages of a group. */
export const lengthOf = (db: Db, id: string): SQL =>
  sql`${db.select({ length: conversations.length }).from(conversations).where(eq(conversations.id, id))}`;

/** Returns true if a student has archived the group, and no readable message was written since. */
const isArchived = (db: Db, userId: string) => {
  const since = db
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, listings.id),
        gt(messages.position, participations.archivedPosition),
        notBlocked(db, userId),
      ),
    );
  return sql<boolean>`(${participations.archivedPosition} is not null and ${notExists(since)})`;
};

/** Filter of a student's groups: the one of an event, or archived or other ones. */
type Which = { readonly id: string } | { readonly archived: boolean };

/** Returns the latest message of the group of a listing, as a subquery beside it. */
const lastMessage = (db: Db, userId: string) =>
  db
    .select({
      kind: messages.kind,
      content: messages.content,
      createdAt: messages.createdAt,
      senderId: messages.senderId,
      senderName: users.name,
      senderDeletedAt: users.deletedAt,
      unsentAt: messages.unsentAt,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(and(eq(messages.conversationId, listings.id), notBlocked(db, userId)))
    .orderBy(desc(messages.position))
    .limit(1)
    .as('last_message');

/** Returns the number of students who go to the event of a listing, as a subquery beside it. */
const goingCount = (db: Db) => {
  const guest = onGuestsSought.use(db);
  return db
    .select({ count: countDistinct(guest.userId).as('going_count') })
    .from(guest)
    .innerJoin(users, eq(users.id, guest.userId))
    .where(and(eq(guest.listingId, listings.id), isNull(users.deletedAt)))
    .as('going');
};

/** Returns a student's groups with all data of their list, in one query. */
export function findGroups(db: Db, userId: string, which: Which) {
  const last = lastMessage(db, userId);
  const unread = db
    .select({ count: count().as('unseen_count') })
    .from(unseen(db, userId).as('unseen'))
    .as('unread');
  const going = goingCount(db);
  const archived = isArchived(db, userId);
  return db
    .select({
      id: listings.id,
      title: listings.title,
      details: listings.details,
      photos: listings.photos,
      posterId: listings.posterId,
      status: listings.status,
      createdAt: listings.createdAt,
      mutedAt: participations.mutedAt,
      archived,
      going: going.count,
      unread: unread.count,
      last: {
        kind: last.kind,
        content: last.content,
        createdAt: last.createdAt,
        senderId: last.senderId,
        senderName: last.senderName,
        senderDeletedAt: last.senderDeletedAt,
        unsentAt: last.unsentAt,
      },
    })
    .from(listings)
    .leftJoin(participations, isOwn(userId))
    .leftJoinLateral(last, sql`true`)
    .leftJoinLateral(unread, sql`true`)
    .leftJoinLateral(going, sql`true`)
    .where(
      and(
        isIn(db, userId),
        'id' in which ? eq(listings.id, which.id) : which.archived ? archived : not(archived),
      ),
    )
    .orderBy(desc(sql`coalesce(${last.createdAt}, ${listings.createdAt})`), desc(listings.id))
    .limit(MOST);
}
export type GroupRow = Awaited<ReturnType<typeof findGroups>>[number];

/** Returns an event whose group a student is in. */
export async function findEvent(db: Db, userId: string, id: string) {
  const [event] = await db
    .select({ id: listings.id, cancelled: sql<boolean>`${listings.status} = 'deleted'` })
    .from(listings)
    .where(and(isIn(db, userId), eq(listings.id, id)));
  return event;
}

/** Returns the groups with unread messages for a student, except muted and archived ones. */
export async function findUnreadGroups(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .leftJoin(participations, isOwn(userId))
    .where(
      and(
        isIn(db, userId),
        isNull(participations.mutedAt),
        not(isArchived(db, userId)),
        exists(unseen(db, userId)),
      ),
    )
    .limit(MOST);
  return rows.map((row) => row.id);
}

/** Returns all members of the group: the organiser and the attendees. */
export async function findMembers(db: Db, listingId: string): Promise<string[]> {
  const [event] = await db
    .select({ posterId: listings.posterId })
    .from(listings)
    .where(eq(listings.id, listingId));
  const guest = onGuestsSought.use(db);
  const rows = await db
    .select({ userId: guest.userId })
    .from(guest)
    .innerJoin(users, eq(users.id, guest.userId))
    .where(and(eq(guest.listingId, listingId), isNull(users.deletedAt)));
  return [...new Set([...(event === undefined ? [] : [event.posterId]), ...rows.map((row) => row.userId)])];
}

/** Counts messages of others that are newer than the last one a student has read. */
export async function countUnread(db: Db, userId: string, listingId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(listings)
    .leftJoin(participations, isOwn(userId))
    .innerJoinLateral(unseen(db, userId).as('unseen'), sql`true`)
    .where(eq(listings.id, listingId));
  return row?.count ?? 0;
}

/** Returns every member who has not blocked the given student. */
export async function findHearers(db: Db, userId: string, listingId: string): Promise<string[]> {
  const rows = await db.select({ userId: blocks.blockerId }).from(blocks).where(eq(blocks.blockedId, userId));
  const deaf = new Set(rows.map((row) => row.userId));
  return (await findMembers(db, listingId)).filter((id) => !deaf.has(id));
}

/**
 * Returns a member's name and the others who may see their activity, excluding blocks in either direction; undefined
 * when the student is not in the group (any more).
 */
export async function findAudience(
  db: Db,
  userId: string,
  listingId: string,
): Promise<{ readonly name: string; readonly userIds: readonly string[] } | undefined> {
  if ((await findEvent(db, userId, listingId)) === undefined) return undefined;
  const name = await readName(db, userId);
  const own = await db.select({ userId: blocks.blockedId }).from(blocks).where(eq(blocks.blockerId, userId));
  const hidden = new Set([userId, ...own.map((row) => row.userId)]);
  const hearers = await findHearers(db, userId, listingId);
  return { name: name ?? '', userIds: hearers.filter((id) => !hidden.has(id)) };
}

/** Returns the recipients of a member's message, and those of them who have blocked the quoted student. */
export async function findAudienceOf(
  db: Db,
  senderId: string,
  listingId: string,
  replyToId: string | undefined,
): Promise<GroupAudience> {
  const userIds = await findHearers(db, senderId, listingId);
  if (replyToId === undefined) return { kind: 'group', userIds, quoteHiddenFrom: [] };
  const rows = await db
    .select({ userId: blocks.blockerId })
    .from(blocks)
    .innerJoin(messages, eq(messages.senderId, blocks.blockedId))
    .where(and(eq(messages.id, replyToId), inArray(blocks.blockerId, userIds)));
  return { kind: 'group', userIds, quoteHiddenFrom: rows.map((row) => row.userId) };
}

/** Returns the author of a message in a group of the student; undefined for everyone else. */
export async function findMessageOfMember(
  db: Db,
  userId: string,
  id: string,
): Promise<{ readonly senderId: string } | undefined> {
  const [row] = await db
    .select({ senderId: messages.senderId })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.id, messages.conversationId), eq(conversations.kind, 'group')),
    )
    .innerJoin(listings, eq(listings.id, conversations.id))
    .where(and(eq(messages.id, id), isIn(db, userId)));
  return row;
}
