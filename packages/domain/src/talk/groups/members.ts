import type { GroupMember } from '@campushive/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Db } from '../../platform/database/database.js';
import { blocks, listings, users } from '../../platform/database/schema/index.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';
import { onGuestsSought } from './guests.js';

interface Range {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Returns the members of an event's group, as `viewerId` sees them: the organiser, then the others by name. */
export async function membersOf(db: Db, viewerId: string, id: string, range: Range) {
  const limit = limitOf(range);
  const [rank, name, userId] =
    range.cursor === undefined ? [] : decodeCursor(range.cursor, ['whole', 'string', 'id']);
  const guest = onGuestsSought.use(db);
  const member = unionAll(
    db
      .select({ userId: listings.posterId, joinedAt: listings.createdAt, rank: sql<number>`0`.as('rank') })
      .from(listings)
      .where(eq(listings.id, id)),
    db
      .select({
        userId: guest.userId,
        // With several tickets, the first one counts.
        joinedAt: sql<Date>`min(${guest.createdAt})`.mapWith(listings.createdAt),
        rank: sql<number>`1`.as('rank'),
      })
      .from(guest)
      .where(eq(guest.listingId, id))
      .groupBy(guest.userId),
  ).as('member');
  const after =
    rank === undefined
      ? undefined
      : sql`(${member.rank}, ${users.name}, ${users.id}) > (${rank}::int, ${name}::text, ${userId}::uuid)`;
  const rows = await db
    .select({
      person: personColumns(users),
      rank: member.rank,
      joinedAt: member.joinedAt,
      blocked: sql<boolean>`exists (select from ${blocks} where ${blocks.blockerId} = ${viewerId} and ${blocks.blockedId} = ${users.id})`,
    })
    .from(member)
    .innerJoin(users, eq(users.id, member.userId))
    .where(and(isNull(users.deletedAt), after))
    .orderBy(asc(member.rank), asc(users.name), asc(users.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => [row.rank, row.person.name, row.person.id]);
  const data = page.rows.map((row): GroupMember => ({
    ...toPerson(row.person),
    organiser: row.rank === 0,
    blocked: row.blocked,
    joinedAt: row.joinedAt.toISOString(),
  }));
  return { data, pagination: page.pagination };
}
