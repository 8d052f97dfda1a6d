import { and, asc, count, eq, exists, gt, gte, inArray, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { blocks, listings, messages, participations, users } from '../../platform/database/schema/index.js';
import { personColumns } from '../../accounts/users/person.js';
import { onGuestsSought } from './guests.js';
import { MOST } from './store.js';

/** A current member of the group. */
const isMember = (db: Db, listingId: typeof participations.conversationId, userId: typeof users.id): SQL => {
  const organises = db
    .select({ one: sql`1` })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.posterId, userId)));
  const guest = onGuestsSought.use(db);
  const ownTicket = db
    .select({ one: sql`1` })
    .from(guest)
    .where(and(eq(guest.listingId, listingId), eq(guest.userId, userId)));
  return sql`(${exists(organises)} or ${exists(ownTicket)})`;
};

/** Returns the condition for a block in either direction. */
const eitherWay = (one: PgColumn | string, another: PgColumn): SQL | undefined =>
  or(
    and(eq(blocks.blockerId, one), eq(blocks.blockedId, another)),
    and(eq(blocks.blockedId, one), eq(blocks.blockerId, another)),
  );

/** Returns the condition for members who have read past a message, except its writer and members with a block in either direction. */
const hasSeen = (db: Db): SQL | undefined =>
  and(
    eq(participations.conversationId, messages.conversationId),
    gte(participations.readPosition, messages.position),
    ne(participations.userId, messages.senderId),
    isMember(db, participations.conversationId, users.id),
    notExists(
      db
        .select({ one: sql`1` })
        .from(blocks)
        .where(eitherWay(participations.userId, messages.senderId)),
    ),
  );

/** Counts the readers of each of these messages, in one query. */
export async function countReaders(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: messages.id, count: count() })
    .from(messages)
    .innerJoin(participations, eq(participations.conversationId, messages.conversationId))
    .innerJoin(users, eq(users.id, participations.userId))
    .where(and(inArray(messages.id, [...ids]), hasSeen(db)))
    .groupBy(messages.id);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Returns the readers of a message, by name. */
export function findReaders(db: Db, messageId: string) {
  return db
    .select(personColumns(users))
    .from(messages)
    .innerJoin(participations, eq(participations.conversationId, messages.conversationId))
    .innerJoin(users, eq(users.id, participations.userId))
    .where(and(eq(messages.id, messageId), hasSeen(db)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(MOST);
}

const positionOf = (db: Db, id: string) =>
  db.select({ position: messages.position }).from(messages).where(eq(messages.id, id));

/** Returns the authors of the messages that a student has just read. */
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
    .selectDistinct({ userId: messages.senderId })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, listingId),
        ne(messages.senderId, readerId),
        notExists(
          db
            .select({ one: sql`1` })
            .from(blocks)
            .where(eitherWay(readerId, messages.senderId)),
        ),
        lte(messages.position, positionOf(db, seenId)),
        after === null ? undefined : gt(messages.position, positionOf(db, after)),
      ),
    );
  return rows.map((row) => row.userId);
}
