import { OFFER_LIFETIME, TICKET_CODE_LENGTH, type ListingStatus } from '@campushive/contract';
import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import { Failure } from '../../http/failure.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { tickets } from '../../platform/database/schema/index.js';
import { listingChanged } from '../../platform/outbox.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../notifications/notifications.js';

export type TicketRow = typeof tickets.$inferSelect;

/** What the seats of an event depend on. A caller that changes seats locks this row first. */
export interface EventListing {
  readonly id: string;
  readonly title: string;
  readonly status: ListingStatus;
  readonly details: Readonly<Record<string, unknown>>;
  readonly priceMinor: number | null;
  readonly expiresAt: Date | null;
}

export interface SeatsContext {
  readonly platform: Platform;
  readonly notify: NotificationsModule['notify'];
}

const TAKEN: readonly TicketRow['status'][] = ['reserved', 'going', 'offered'];

export function capacityOf({ details }: EventListing): number | null {
  return typeof details['capacity'] === 'number' ? details['capacity'] : null;
}

/** A place at an event with a price is bought. */
export const sellsTickets = ({ priceMinor }: EventListing) => (priceMinor ?? 0) > 0;
/** Its organiser takes registrations elsewhere. */
export const isElsewhere = ({ details }: EventListing) => typeof details['registrationLink'] === 'string';

export const isOpen = ({ status, expiresAt }: EventListing, now: Date) =>
  status === 'active' && (expiresAt === null || expiresAt > now);

export async function countSeatsTaken(db: Db, listingId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(tickets)
    .where(and(eq(tickets.listingId, listingId), inArray(tickets.status, [...TAKEN])));
  return row?.count ?? 0;
}

export async function findSeat(db: Db, listingId: string, userId: string): Promise<TicketRow | undefined> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.listingId, listingId), eq(tickets.userId, userId), ne(tickets.status, 'left')));
  return row;
}

export async function hasFreeSeat(tx: Db, listing: EventListing): Promise<boolean> {
  const capacity = capacityOf(listing);
  return capacity === null || (await countSeatsTaken(tx, listing.id)) < capacity;
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
  if (isElsewhere(listing)) {
    throw new Failure('event_elsewhere', 'The organiser takes registrations on another site.');
  }
  const mine = await findSeat(tx, listing.id, order.buyerId);
  if (mine?.status === 'going') throw new Failure('already_going', 'You have a ticket for this already.');
  const kept = { status: 'reserved', orderId: order.id, heldUntil: order.reservedUntil } as const;
  if (mine?.status === 'offered') return changeSeat(tx, mine.id, kept, now);
  // The waitlist exists because the event is full: freed seats are offered in its order.
  if (mine !== undefined || !(await hasFreeSeat(tx, listing))) {
    throw new Failure('event_full', 'This event is full. Join the waiting list to get the next free place.');
  }
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
  if (!isOpen(listing, now)) return false;
  const mine = await findSeat(tx, listing.id, buyerId);
  if (mine !== undefined) return mine.status === 'offered';
  return hasFreeSeat(tx, listing);
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
  if (!isOpen(listing, now)) return;
  const capacity = capacityOf(listing);
  const free = capacity === null ? undefined : capacity - (await countSeatsTaken(tx, listing.id));
  if (free !== undefined && free <= 0) return;
  const line = tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.listingId, listing.id), eq(tickets.status, 'waiting')))
    .orderBy(asc(tickets.turn));
  const paid = sellsTickets(listing);
  for (const next of await (free === undefined ? line : line.limit(free))) {
    const change = paid
      ? ({ status: 'offered', heldUntil: later(now, OFFER_LIFETIME) } as const)
      : ({ status: 'going' } as const);
    await changeSeat(tx, next.id, change, now);
    await notify(tx, {
      userId: next.userId,
      type: 'system',
      kind: paid ? 'event_offered' : 'event_moved_up',
      values: { listing: listing.title },
      subject: { type: 'listing', id: listing.id },
    });
  }
}
