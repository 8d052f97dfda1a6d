import { TICKET_CODE_LENGTH } from '@campushive/contract';
import {
  canStillHaveSeat,
  decidePromotion,
  decideTicket,
  TAKEN_SEATS,
  type EventFacts,
  type SeatFacts,
  type SeatsFacts,
} from '@campushive/contract/rules/seats';
import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { tickets } from '../../platform/database/schema/index.js';
import { listingChanged } from '../../platform/outbox.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import { refusal } from './refusal.js';

export type TicketRow = typeof tickets.$inferSelect;

/** What the seats of an event depend on. A caller that changes seats locks this row first. */
export interface EventListing extends EventFacts {
  readonly id: string;
  readonly title: string;
}

export interface SeatsContext {
  readonly platform: Platform;
  readonly notify: NotificationsModule['notify'];
}

export async function countSeatsTaken(db: Db, listingId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(tickets)
    .where(and(eq(tickets.listingId, listingId), inArray(tickets.status, [...TAKEN_SEATS])));
  return row?.count ?? 0;
}

export async function findSeat(db: Db, listingId: string, userId: string): Promise<TicketRow | undefined> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.listingId, listingId), eq(tickets.userId, userId), ne(tickets.status, 'left')));
  return row;
}

/** What the rules need to know of a seat; null where there is none. */
export const seatFactsOf = (seat: TicketRow | undefined): SeatFacts | null =>
  seat === undefined || seat.status === 'left'
    ? null
    : { status: seat.status, hasOrder: seat.orderId !== null, isCheckedIn: seat.checkedInAt !== null };

/** How full an event is, with the student's own seat. */
export async function findSeats(
  tx: Db,
  listing: EventListing,
  userId: string,
): Promise<SeatsFacts & { readonly row: TicketRow | undefined }> {
  const row = await findSeat(tx, listing.id, userId);
  return { taken: await countSeatsTaken(tx, listing.id), mine: seatFactsOf(row), row };
}

export async function addSeat(
  { platform }: SeatsContext,
  tx: Db,
  place: Pick<TicketRow, 'listingId' | 'userId' | 'status'> & Partial<TicketRow>,
  now: Date,
): Promise<void> {
  await tx
    .insert(tickets)
    .values({ ...place, code: platform.secrets.code(TICKET_CODE_LENGTH), createdAt: now, updatedAt: now });
  await listingChanged(tx, place.listingId, now);
}

export async function changeSeat(tx: Db, id: string, change: Partial<TicketRow>, now: Date): Promise<void> {
  const [changed] = await tx
    .update(tickets)
    .set({ ...change, updatedAt: now })
    .where(eq(tickets.id, id))
    .returning({ listingId: tickets.listingId });
  if (changed !== undefined) await listingChanged(tx, changed.listingId, now);
}

interface TicketOrder {
  readonly id: string;
  readonly buyerId: string;
  readonly reservedUntil: Date;
}

/** Keeps a place while its ticket is being paid for: a free one, or the one that was offered to the buyer. */
export async function reserveTicket(
  context: SeatsContext,
  tx: Db,
  listing: EventListing,
  order: TicketOrder,
  now: Date,
): Promise<void> {
  const seats = await findSeats(tx, listing, order.buyerId);
  const decision = decideTicket(listing, seats);
  if (typeof decision === 'object') throw refusal(decision.refused);
  const kept = { status: 'reserved', orderId: order.id, heldUntil: order.reservedUntil } as const;
  if (seats.row !== undefined) return changeSeat(tx, seats.row.id, kept, now);
  await addSeat(context, tx, { listingId: listing.id, userId: order.buyerId, ...kept }, now);
}

/** Paid: the place is the buyer's. A late payment gets one if there still is one; see `canHaveTicket`. */
export async function confirmTicket(
  context: SeatsContext,
  tx: Db,
  listing: EventListing,
  order: TicketOrder,
  now: Date,
): Promise<void> {
  const mine = await findSeat(tx, listing.id, order.buyerId);
  const going = { status: 'going', orderId: order.id, heldUntil: null } as const;
  if (mine === undefined) {
    await addSeat(context, tx, { listingId: listing.id, userId: order.buyerId, ...going }, now);
  } else await changeSeat(tx, mine.id, going, now);
}

/** Whether a payment that came after its reservation lapsed can still have a place. */
export async function canHaveTicket(
  tx: Db,
  listing: EventListing,
  buyerId: string,
  now: Date,
): Promise<boolean> {
  return canStillHaveSeat(listing, await findSeats(tx, listing, buyerId), now);
}

/** The buyer starts another order: the seat is held for it and not offered to the waitlist meanwhile. */
export async function holdSeatForNextOrder(tx: Db, orderId: string, now: Date): Promise<void> {
  const [place] = await tx.select().from(tickets).where(eq(tickets.orderId, orderId));
  if (place?.status === 'reserved') await changeSeat(tx, place.id, { status: 'offered', orderId: null }, now);
}

/** An order that ends without a ticket gives its place to the next in line. Who was let in already keeps it. */
export async function returnTicket(
  context: SeatsContext,
  tx: Db,
  listing: EventListing,
  orderId: string,
  now: Date,
): Promise<void> {
  const [place] = await tx.select().from(tickets).where(eq(tickets.orderId, orderId));
  if (place === undefined || place.status === 'left' || place.checkedInAt !== null) return;
  // Without its order, so that a late payment of the same one can still be given a place.
  await changeSeat(tx, place.id, { status: 'left', heldUntil: null, orderId: null }, now);
  await promoteFromWaitlist(context, tx, listing, now);
}

/** Whether the ticket of this order was checked in; its row stays locked, so that a check-in waits. */
export async function isCheckedIn(tx: Db, orderId: string): Promise<boolean> {
  const [place] = await tx
    .select({ checkedInAt: tickets.checkedInAt })
    .from(tickets)
    .where(eq(tickets.orderId, orderId))
    .for('update');
  return place !== undefined && place.checkedInAt !== null;
}

/** Moves the line up into places that are free: to going, or at a paid event to an offer that is kept for a while. */
export async function promoteFromWaitlist(
  { notify }: SeatsContext,
  tx: Db,
  listing: EventListing,
  now: Date,
): Promise<void> {
  const decision = decidePromotion(listing, await countSeatsTaken(tx, listing.id), now);
  if (decision === null) return;
  const { seats, status, heldUntil } = decision;
  const line = tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.listingId, listing.id), eq(tickets.status, 'waiting')))
    .orderBy(asc(tickets.turn));
  for (const next of await (seats === null ? line : line.limit(seats))) {
    await changeSeat(tx, next.id, { status, heldUntil }, now);
    await notify(tx, {
      userId: next.userId,
      type: 'system',
      kind: decision.notify,
      values: { listing: listing.title },
      subject: { type: 'listing', id: listing.id },
    });
  }
}
