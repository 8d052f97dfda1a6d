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
  lt,
  ne,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import {
  blocks,
  groupMessages,
  groupMembers,
  groupReads,
  listings,
  tickets,
  users,
} from '../../platform/database/schema/index.js';
import { holdsText } from '../messages/store.js';
import { personColumns } from '../users/person.js';

/** Of groups and of readers that one answer names. */
export const MOST = 100;

/**
 * The events whose group a student is in: their own, and those where they have a seat. That of an event that was cancelled stays to
 * be read, if there is anything. One that takes registrations on another site has none, unless students were in it before.
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
  const guests = db
    .select({ one: sql`1` })
    .from(tickets)
    .where(and(eq(tickets.listingId, listings.id), eq(tickets.status, 'going')));
  const here = sql`coalesce(${listings.details} ->> 'registrationLink', '') = ''`;
  return and(
    eq(listings.hive, 'buzz'),
    ne(listings.status, 'draft'),
    or(ne(listings.status, 'deleted'), exists(written)),
    or(here, exists(written), exists(guests)),
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
        isNull(groupMessages.unsentAt),
        notBlocked(db, userId),
        sql`${groupMessages.id} > coalesce(${groupReads.seenId}, ${NOTHING}::uuid)`,
      ),
    );
/** Before every message. */
export const NOTHING = '00000000-0000-0000-0000-000000000000';

const myRead = (userId: string) => and(eq(groupReads.listingId, listings.id), eq(groupReads.userId, userId));
const myMembership = (userId: string) =>
  and(eq(groupMembers.listingId, listings.id), eq(groupMembers.userId, userId));

/** Of a student's groups: the one of an event, or those that they have put away or not. */
type Which = { readonly id: string } | { readonly archived: boolean };

/** Whether a student has put the group away, and nothing that they may read was written since. */
const isArchived = (db: Db, userId: string) => {
  const since = db
    .select({ one: sql`1` })
    .from(groupMessages)
    .where(
      and(
        eq(groupMessages.listingId, listings.id),
        gt(groupMessages.id, groupMembers.archivedId),
        notBlocked(db, userId),
      ),
    );
  return sql<boolean>`(${groupMembers.archivedId} is not null and ${notExists(since)})`;
};

/** A student's groups with all that their list shows, in one query. */
export function findGroups(db: Db, userId: string, which: Which) {
  const last = db
    .select({
      content: groupMessages.content,
      createdAt: groupMessages.createdAt,
      senderId: groupMessages.senderId,
      senderName: users.name,
      senderDeletedAt: users.deletedAt,
      unsentAt: groupMessages.unsentAt,
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
    .select({ count: countDistinct(tickets.userId).as('going_count') })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(and(eq(tickets.listingId, listings.id), eq(tickets.status, 'going'), isNull(users.deletedAt)))
    .as('going');
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
      mutedAt: groupMembers.mutedAt,
      archived,
      going: going.count,
      unread: unread.count,
      last: {
        content: last.content,
        createdAt: last.createdAt,
        senderId: last.senderId,
        senderName: last.senderName,
        senderDeletedAt: last.senderDeletedAt,
        unsentAt: last.unsentAt,
      },
    })
    .from(listings)
    .leftJoin(groupReads, myRead(userId))
    .leftJoin(groupMembers, myMembership(userId))
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

/** An event whose group a student is in. */
export async function findEvent(db: Db, userId: string, id: string) {
  const [event] = await db
    .select({ id: listings.id, cancelled: sql<boolean>`${listings.status} = 'deleted'` })
    .from(listings)
    .where(and(isIn(db, userId), eq(listings.id, id)));
  return event;
}

/** The groups with unread messages for a student, without those that they muted or put away. */
export async function findUnreadGroups(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .leftJoin(groupReads, myRead(userId))
    .leftJoin(groupMembers, myMembership(userId))
    .where(
      and(
        isIn(db, userId),
        isNull(groupMembers.mutedAt),
        not(isArchived(db, userId)),
        exists(unseen(db, userId)),
      ),
    )
    .limit(MOST);
  return rows.map((row) => row.id);
}

/** The newest message of a group, for all its members. */
export async function findNewest(db: Db, listingId: string): Promise<string | undefined> {
  const [newest] = await db
    .select({ id: groupMessages.id })
    .from(groupMessages)
    .where(eq(groupMessages.listingId, listingId))
    .orderBy(desc(groupMessages.id))
    .limit(1);
  return newest?.id;
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

/** The newest messages of a group that a reader may see; with `q` only those that contain it. */
export function findGroupMessages(
  db: Db,
  readerId: string,
  listingId: string,
  { limit, before, q }: { limit: number; before?: string | undefined; q?: string },
): Promise<GroupMessageRow[]> {
  return withAuthor(db)
    .where(
      and(
        eq(groupMessages.listingId, listingId),
        notBlocked(db, readerId),
        before === undefined ? undefined : lt(groupMessages.id, before),
        q === undefined
          ? undefined
          : and(isNull(groupMessages.unsentAt), holdsText(groupMessages.content, q)),
      ),
    )
    .orderBy(desc(groupMessages.id))
    .limit(limit);
}

/** The messages that some of these answer, by id, without those whose author the reader has blocked. */
export async function findQuotedInGroup(
  db: Db,
  readerId: string,
  rows: readonly GroupMessageRow[],
): Promise<ReadonlyMap<string, GroupMessageRow['message']>> {
  const ids = [...new Set(rows.flatMap(({ message }) => message.replyToId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(groupMessages)
    .where(and(inArray(groupMessages.id, ids), notBlocked(db, readerId)));
  return new Map(found.map((message) => [message.id, message]));
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

/** A member's name and the others who may see their activity, none of whom has a block with them; undefined when the student is not in the group (any more). */
export async function findAudience(
  db: Db,
  userId: string,
  listingId: string,
): Promise<{ readonly name: string; readonly userIds: readonly string[] } | undefined> {
  if ((await findEvent(db, userId, listingId)) === undefined) return undefined;
  const [me] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const mine = await db.select({ userId: blocks.blockedId }).from(blocks).where(eq(blocks.blockerId, userId));
  const hidden = new Set([userId, ...mine.map((row) => row.userId)]);
  const hearers = await findHearers(db, userId, listingId);
  return { name: me?.name ?? '', userIds: hearers.filter((id) => !hidden.has(id)) };
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
