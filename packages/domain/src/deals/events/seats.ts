import { TICKET_CODE_LENGTH } from '@campushive/contract';
import { kindSeatsOf, type KindSeats } from '@campushive/contract/rules/ticket-kinds';
import {
  canStillHaveSeats,
  decidePromotion,
  decideTickets,
  TAKEN_SEATS,
  type EventFacts,
  type Promotion,
  type SeatFacts,
  type SeatsFacts,
  type SeatRequest,
} from '@campushive/contract/rules/seats';
import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { tickets } from '../../platform/database/schema/index.js';
import { listingChanged } from '../../platform/outbox/outbox.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { todayAt } from '../../platform/campus.js';
import { countTakenByKind, refreshKindPrice } from './kind-price.js';
import { refusalOfTickets } from './refusal.js';

export type TicketRow = typeof tickets.$inferSelect;

/** Facts on which the seats of an event depend. A caller that changes seats locks this row first. */
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

/** Returns the ticket kinds of an event, with the number taken of each; empty where it has none. */
export async function findKinds(
  db: Db,
  { id, details }: Pick<EventListing, 'id' | 'details'>,
  now: Date,
): Promise<readonly KindSeats[]> {
  return kindSeatsOf(details, await countTakenByKind(db, id), todayAt(now));
}

/** Returns a student's seats at an event: a single seat, or the tickets of an order in their order. */
export function findOwnSeats(db: Db, listingId: string, userId: string): Promise<TicketRow[]> {
  return db
    .select()
    .from(tickets)
    .where(and(eq(tickets.listingId, listingId), eq(tickets.userId, userId), ne(tickets.status, 'left')))
    .orderBy(asc(tickets.number));
}

export async function findSeat(db: Db, listingId: string, userId: string): Promise<TicketRow | undefined> {
  const [row] = await findOwnSeats(db, listingId, userId);
  return row;
}

/** Facts of a seat that the rules need; null without a seat. */
export const seatFactsOf = (seat: TicketRow | undefined): SeatFacts | null =>
  seat === undefined || seat.status === 'left'
    ? null
    : { status: seat.status, hasOrder: seat.orderId !== null, isCheckedIn: seat.checkedInAt !== null };

/** Returns how full an event is, with the student's own seat. */
export async function findSeats(
  tx: Db,
  listing: EventListing,
  userId: string,
  now: Date,
): Promise<SeatsFacts> {
  const ownSeat = seatFactsOf(await findSeat(tx, listing.id, userId));
  const kinds = await findKinds(tx, listing, now);
  return { taken: await countSeatsTaken(tx, listing.id), mine: ownSeat, kinds };
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
  await seatsChanged(tx, place.listingId, now);
}

export async function changeSeat(tx: Db, id: string, change: Partial<TicketRow>, now: Date): Promise<void> {
  const [changed] = await tx
    .update(tickets)
    .set({ ...change, updatedAt: now })
    .where(eq(tickets.id, id))
    .returning({ listingId: tickets.listingId });
  if (changed !== undefined) await seatsChanged(tx, changed.listingId, now);
}

async function seatsChanged(tx: Db, listingId: string, now: Date): Promise<void> {
  await refreshKindPrice(tx, listingId, now);
  await listingChanged(tx, listingId, now);
}

interface TicketOrder {
  readonly id: string;
  readonly buyerId: string;
  readonly quantity: number;
  readonly kindId: string | null;
  readonly reservedUntil: Date;
}

/** Reserves seats while their tickets are being paid for: free ones, and those that were offered to the buyer. */
export async function reserveTickets(
  context: SeatsContext,
  tx: Db,
  listing: EventListing,
  order: TicketOrder,
  now: Date,
): Promise<void> {
  const decision = decideTickets(listing, await findRequestedSeats(tx, listing, order, now));
  if (typeof decision === 'object') throw refusalOfTickets(decision);
  await takeSeats(context, tx, listing, order, { status: 'reserved', heldUntil: order.reservedUntil }, now);
}

/** Gives the buyer the seats after payment. A late payment gets them if enough are still free; see `canHaveTickets`. */
export async function confirmTickets(
  context: SeatsContext,
  tx: Db,
  listing: EventListing,
  order: TicketOrder,
  now: Date,
): Promise<void> {
  const seats = await seatsOfOrder(tx, order.id);
  const going = { status: 'going', heldUntil: null } as const;
  if (seats.length === 0) return takeSeats(context, tx, listing, order, going, now);
  for (const { id } of seats) await changeSeat(tx, id, going, now);
}

/** Returns true if a payment after the end of its reservation can still have its seats. */
export async function canHaveTickets(
  tx: Db,
  listing: EventListing,
  order: TicketOrder,
  now: Date,
): Promise<boolean> {
  return canStillHaveSeats(listing, await findRequestedSeats(tx, listing, order, now), now);
}

/** Facts of a buyer's request that the rules need. */
async function findRequestedSeats(
  tx: Db,
  listing: EventListing,
  { buyerId, quantity, kindId }: TicketOrder,
  now: Date,
): Promise<SeatRequest> {
  const offered = await findOffered(tx, listing.id, buyerId);
  return {
    ...(await findSeats(tx, listing, buyerId, now)),
    kindId,
    wanted: quantity,
    offered: offered.filter((one) => one.kindId === kindId).length,
  };
}

/** Seats that are offered to a student for purchase. */
const findOffered = async (tx: Db, listingId: string, userId: string): Promise<TicketRow[]> =>
  (await findOwnSeats(tx, listingId, userId)).filter(({ status }) => status === 'offered');

/** Gives an order its seats, first those of its kind that were offered to its buyer. Surplus offers go to the waitlist. */
async function takeSeats(
  context: SeatsContext,
  tx: Db,
  listing: EventListing,
  { id: orderId, buyerId: userId, quantity, kindId }: TicketOrder,
  state: Pick<TicketRow, 'status' | 'heldUntil'>,
  now: Date,
): Promise<void> {
  const all = await findOffered(tx, listing.id, userId);
  const offered = all.filter((one) => one.kindId === kindId).slice(0, quantity);
  const surplus = all.filter((one) => !offered.includes(one));
  // Runs first, because the number of a surplus seat may be needed below.
  for (const { id } of surplus) await changeSeat(tx, id, { status: 'left', heldUntil: null }, now);
  const change = { ...state, orderId, ofCount: quantity };
  for (const [index, { id }] of offered.entries())
    await changeSeat(tx, id, { ...change, number: index + 1 }, now);
  const seatsTaken = offered.length;
  for (let number = seatsTaken + 1; number <= quantity; number += 1) {
    await addSeat(context, tx, { listingId: listing.id, userId, kindId, number, ...change }, now);
  }
  if (surplus.length > 0) await promoteFromWaitlist(context, tx, listing, now);
}

/** Holds the seats for the buyer's next order, so that the waitlist is not offered them. */
export async function holdSeatsForNextOrder(tx: Db, orderId: string, now: Date): Promise<void> {
  for (const { id, status } of await seatsOfOrder(tx, orderId)) {
    if (status === 'reserved') await changeSeat(tx, id, { status: 'offered', orderId: null }, now);
  }
}

/** Returns the seats of an ended order to the waitlist. Students who were checked in keep theirs. */
export async function returnTickets(
  context: SeatsContext,
  tx: Db,
  listing: EventListing,
  orderId: string,
  now: Date,
): Promise<void> {
  const returned = (await seatsOfOrder(tx, orderId)).filter(({ checkedInAt }) => checkedInAt === null);
  // Unpaid seats lose their order, so that a late payment of it can still be given seats. Paid ones keep it: their
  // codes were shown, and check-in reports them as refunded.
  for (const { id, status } of returned) {
    const change = { status: 'left', heldUntil: null } as const;
    await changeSeat(tx, id, status === 'going' ? change : { ...change, orderId: null }, now);
  }
  if (returned.length > 0) await promoteFromWaitlist(context, tx, listing, now);
}

/** Returns true if a ticket of this order was checked in. The rows stay locked, so that a check-in waits. */
export async function isCheckedIn(tx: Db, orderId: string): Promise<boolean> {
  return (await seatsOfOrder(tx, orderId)).some(({ checkedInAt }) => checkedInAt !== null);
}

/** Returns the tickets of an order, locked in the same order everywhere: two doors never deadlock. */
export function seatsOfOrder(tx: Db, orderId: string): Promise<TicketRow[]> {
  return tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.orderId, orderId), ne(tickets.status, 'left')))
    .orderBy(asc(tickets.number))
    .for('update');
}

/** Promotes the waitlist into free seats: to going, or at a paid event to an offer with a time limit. */
export async function promoteFromWaitlist(
  context: SeatsContext,
  tx: Db,
  listing: EventListing,
  now: Date,
): Promise<void> {
  const seatsTaken = await countSeatsTaken(tx, listing.id);
  const kinds = await findKinds(tx, listing, now);
  for (const kind of kinds.length === 0 ? [null] : kinds) {
    const decision = decidePromotion(listing, seatsTaken, now, kind);
    if (decision !== null) await promote(context, tx, listing, { ...decision, kind }, now);
  }
}

/** Promotes the first students on the waitlist into the free seats of a kind, or of an event without kinds. */
async function promote(
  { notify }: SeatsContext,
  tx: Db,
  listing: EventListing,
  decision: Promotion & { readonly kind: KindSeats | null },
  now: Date,
): Promise<void> {
  const { seats, status, heldUntil, kind } = decision;
  const line = tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.listingId, listing.id), eq(tickets.status, 'waiting')))
    .orderBy(asc(tickets.turn));
  for (const next of await (seats === null ? line : line.limit(seats))) {
    await changeSeat(tx, next.id, { status, heldUntil, kindId: kind?.id ?? null }, now);
    await notify(tx, {
      userId: next.userId,
      type: 'system',
      kind: decision.notify,
      values: { listing: listing.title },
      subject: { type: 'listing', id: listing.id },
    });
  }
}
