import { and, asc, count, eq, exists, gt, gte, inArray, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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
import { MOST } from './store.js';

/** A current member of the group. */
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

/** A block between two, whichever of them made it. */
const eitherWay = (one: PgColumn | string, another: PgColumn): SQL | undefined =>
  or(
    and(eq(blocks.blockerId, one), eq(blocks.blockedId, another)),
    and(eq(blocks.blockedId, one), eq(blocks.blockerId, another)),
  );

/** Who of the group has come past a message, without its writer, and without those of whom one has blocked the other. */
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
        .where(eitherWay(groupReads.userId, groupMessages.senderId)),
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

/** The authors of the messages that a student has just seen. */
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
        notExists(
          db
            .select({ one: sql`1` })
            .from(blocks)
            .where(eitherWay(readerId, groupMessages.senderId)),
        ),
        lte(groupMessages.id, seenId),
        after === null ? undefined : gt(groupMessages.id, after),
      ),
    );
  return rows.map((row) => row.userId);
}
