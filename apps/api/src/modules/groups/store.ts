import { and, count, desc, eq, gt, inArray, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
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
