import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import {
  blocks,
  groupMessages,
  groupReads,
  listings,
  tickets,
  users,
} from '../../platform/database/schema/index.js';
import { personColumns } from '../users/person.js';

const MOST = 100;

/** The events whose group somebody is in: their own, and those where they have a place. */
export function findEvents(db: Db, userId: string, id?: string) {
  const going = db
    .select({ id: tickets.listingId })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.status, 'going')));
  return db
    .select({
      id: listings.id,
      title: listings.title,
      details: listings.details,
      photos: listings.photos,
      createdAt: listings.createdAt,
    })
    .from(listings)
    .where(
      and(
        eq(listings.hive, 'buzz'),
        ne(listings.status, 'deleted'),
        ne(listings.status, 'draft'),
        or(eq(listings.posterId, userId), inArray(listings.id, going)),
        id === undefined ? undefined : eq(listings.id, id),
      ),
    )
    .orderBy(desc(sql`coalesce((${lastAt()}), ${listings.createdAt})`), desc(listings.id))
    .limit(MOST);
}
export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

const lastAt = () =>
  sql`select max(${groupMessages.createdAt}) from ${groupMessages} where ${groupMessages.listingId} = ${listings.id}`;

/** Everybody in the group: its organiser and who is going. */
export async function findMembers(db: Db, listingId: string): Promise<string[]> {
  const [event] = await db
    .select({ posterId: listings.posterId })
    .from(listings)
    .where(eq(listings.id, listingId));
  const rows = await db
    .select({ userId: tickets.userId })
    .from(tickets)
    .where(and(eq(tickets.listingId, listingId), eq(tickets.status, 'going')));
  return [...new Set([...(event === undefined ? [] : [event.posterId]), ...rows.map((row) => row.userId)])];
}

/** How many are in each of these groups. */
export async function countMembers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: tickets.listingId, count: count() })
    .from(tickets)
    .where(and(inArray(tickets.listingId, [...ids]), eq(tickets.status, 'going')))
    .groupBy(tickets.listingId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Not of somebody whom the reader has blocked. */
const notBlocked = (db: Db, readerId: string): SQL =>
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

/** How many messages of others are newer than the last one that somebody has seen. */
export async function countUnread(db: Db, userId: string, listingId: string): Promise<number> {
  const [seen] = await db
    .select({ seenId: groupReads.seenId })
    .from(groupReads)
    .where(and(eq(groupReads.listingId, listingId), eq(groupReads.userId, userId)));
  const [row] = await db
    .select({ count: count() })
    .from(groupMessages)
    .where(
      and(
        eq(groupMessages.listingId, listingId),
        ne(groupMessages.senderId, userId),
        notBlocked(db, userId),
        seen === undefined ? undefined : gt(groupMessages.id, seen.seenId),
      ),
    );
  return row?.count ?? 0;
}

/** Somebody who is in the group now. */
const isMember = (db: Db, listingId: typeof groupReads.listingId | string, userId: typeof users.id): SQL => {
  const organises = db
    .select({ one: sql`1` })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.posterId, userId)));
  const goes = db
    .select({ one: sql`1` })
    .from(tickets)
    .where(and(eq(tickets.listingId, listingId), eq(tickets.userId, userId), eq(tickets.status, 'going')));
  return sql`(${exists(organises)} or ${exists(goes)})`;
};

/** Who of the group has come past a message, without its writer and without those to whom the writer is blocked. */
const hasSeen = (db: Db): SQL | undefined =>
  and(
    eq(groupReads.listingId, groupMessages.listingId),
    gte(groupReads.seenId, groupMessages.id),
    ne(groupReads.userId, groupMessages.senderId),
    isMember(db, groupReads.listingId, users.id),
    notExists(
      db
        .select({ one: sql`1` })
        .from(blocks)
        .where(and(eq(blocks.blockerId, groupReads.userId), eq(blocks.blockedId, groupMessages.senderId))),
    ),
  );

/** How many have seen each of these messages: one question for all of them. */
export async function countReaders(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: groupMessages.id, count: count() })
    .from(groupMessages)
    .innerJoin(groupReads, eq(groupReads.listingId, groupMessages.listingId))
    .innerJoin(users, eq(users.id, groupReads.userId))
    .where(and(inArray(groupMessages.id, [...ids]), hasSeen(db)))
    .groupBy(groupMessages.id);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Who has seen a message, by name. */
export function findReaders(db: Db, messageId: string) {
  return db
    .select(personColumns(users))
    .from(groupMessages)
    .innerJoin(groupReads, eq(groupReads.listingId, groupMessages.listingId))
    .innerJoin(users, eq(users.id, groupReads.userId))
    .where(and(eq(groupMessages.id, messageId), hasSeen(db)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(MOST);
}

/** Who wrote what somebody has just seen. */
export async function findWriters(
  db: Db,
  {
    listingId,
    readerId,
    after,
    seenId,
  }: { listingId: string; readerId: string; after: string | null; seenId: string },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: groupMessages.senderId })
    .from(groupMessages)
    .where(
      and(
        eq(groupMessages.listingId, listingId),
        ne(groupMessages.senderId, readerId),
        notBlocked(db, readerId),
        lte(groupMessages.id, seenId),
        after === null ? undefined : gt(groupMessages.id, after),
      ),
    );
  return rows.map((row) => row.userId);
}

/** Everybody in the group but those who have blocked somebody: who hears of them there. */
export async function findHearers(db: Db, userId: string, listingId: string): Promise<string[]> {
  const rows = await db.select({ userId: blocks.blockerId }).from(blocks).where(eq(blocks.blockedId, userId));
  const deaf = new Set(rows.map((row) => row.userId));
  return (await findMembers(db, listingId)).filter((id) => !deaf.has(id));
}

/** The name of somebody in the group, and who else hears of them; undefined when they are not in it (any more). */
export async function findAudience(
  db: Db,
  userId: string,
  listingId: string,
): Promise<{ readonly name: string; readonly userIds: readonly string[] } | undefined> {
  const [event] = await findEvents(db, userId, listingId);
  if (event === undefined) return undefined;
  const [me] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const hearers = await findHearers(db, userId, listingId);
  return { name: me?.name ?? '', userIds: hearers.filter((id) => id !== userId) };
}
