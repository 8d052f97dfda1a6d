import { and, asc, count, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings, orders, refunds, tickets, users } from '../../platform/database/schema/index.js';
import { date } from '../../catalogue/hives/lists/sorting.js';
import { listingColumns } from '../../catalogue/hives/store.js';
import { personColumns } from '../../accounts/users/person.js';

export async function countPlaces(db: Db, listingId: string) {
  const rows = await db
    .select({ status: tickets.status, count: count() })
    .from(tickets)
    .where(and(eq(tickets.listingId, listingId), ne(tickets.status, 'left')))
    .groupBy(tickets.status);
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  const [going, waiting] = [of('going'), of('waiting')];
  return { going, waiting, seatsTaken: going + of('reserved') + of('offered') };
}

/** Returns the position in the waitlist: the number of entries up to this turn. */
export async function positionInLine(db: Db, listingId: string, turn: number): Promise<number> {
  const [row] = await db
    .select({ before: count() })
    .from(tickets)
    .where(and(eq(tickets.listingId, listingId), eq(tickets.status, 'waiting'), lt(tickets.turn, turn)));
  return (row?.before ?? 0) + 1;
}

const attendeeQuery = (db: Db) =>
  db
    .select({
      ticket: tickets,
      person: personColumns(users),
      details: listings.details,
      promoCode: orders.promoCode,
    })
    .from(tickets)
    .innerJoin(listings, eq(listings.id, tickets.listingId))
    .innerJoin(users, eq(users.id, tickets.userId))
    .leftJoin(orders, eq(orders.id, tickets.orderId));
export type AttendeeRow = Awaited<ReturnType<typeof findAttendees>>[number];

/** Returns attendees in the order of joining, after a turn. */
export function findAttendees(
  db: Db,
  listingId: string,
  page: { list: 'going' | 'waiting'; after: number | undefined; limit: number },
) {
  const statuses = page.list === 'going' ? (['going'] as const) : (['waiting', 'offered'] as const);
  return attendeeQuery(db)
    .where(
      and(
        eq(tickets.listingId, listingId),
        inArray(tickets.status, [...statuses]),
        page.after === undefined ? undefined : gt(tickets.turn, page.after),
      ),
    )
    .orderBy(asc(tickets.turn))
    .limit(page.limit);
}

export async function findAttendee(db: Db, ticketId: string): Promise<AttendeeRow | undefined> {
  const [row] = await attendeeQuery(db).where(eq(tickets.id, ticketId));
  return row;
}

/** Returns the refund of an order's tickets; undefined without one. */
export async function findTicketRefund(db: Db, orderId: string) {
  const { amount, status } = refunds;
  const [row] = await db.select({ amount, status }).from(refunds).where(eq(refunds.orderId, orderId));
  return row;
}

/** Returns a student's seats at events that ended no earlier than `since`, the next event first. */
export function findTickets(
  db: Db,
  userId: string,
  page: { since: Date; after: { at: Date; id: string } | undefined; limit: number },
) {
  const later =
    page.after &&
    or(
      sql`${date} > ${page.after.at.toISOString()}::timestamptz`,
      and(sql`${date} = ${page.after.at.toISOString()}::timestamptz`, gt(tickets.id, page.after.id)),
    );
  return db
    .select({ ticket: tickets, listing: listingColumns, poster: personColumns(users) })
    .from(tickets)
    .innerJoin(listings, eq(listings.id, tickets.listingId))
    .innerJoin(users, eq(users.id, listings.posterId))
    .where(
      and(
        eq(tickets.userId, userId),
        ne(tickets.status, 'left'),
        // A cancelled event stays listed as cancelled until its date.
        sql`${listings.status} not in ('hidden', 'draft')`,
        gt(listings.expiresAt, page.since),
        later,
      ),
    )
    .orderBy(asc(date), asc(tickets.id))
    .limit(page.limit);
}
