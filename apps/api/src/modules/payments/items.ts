import { itemOf, type HiveName, LIVE_ORDER_STATUSES } from '@campushive/contract';
import { decideBooking, decideQuantity, type SessionTime } from '@campushive/contract/rules/bookings';
import { freeStatusOf, paidStatusOf } from '@campushive/contract/rules/resumption';
import { decideKind, ticketKindsOf, type TicketKind } from '@campushive/contract/rules/ticket-kinds';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { Failure, invalidField } from '../../http/failure.js';
import type { Db } from '../../platform/database/database.js';
import { orders } from '../../platform/database/schema/index.js';
import { canHaveTickets, confirmTickets, reserveTickets, returnTickets } from '../events/seats.js';
import { canHavePrice } from '../promo-codes/price.js';
import { moveListing } from '../hives/move.js';
import { isBooked, lockTutor, reserveSession } from './booked.js';
import type { PaymentsContext, SoldListing } from './context.js';
import { isStillPayable } from './milestone.js';
import { moveOrder, type OrderRow } from './orders.js';

type Listing = NonNullable<SoldListing>;

/** Reads when a session is to be; refuses it for everything that is not booked by the hour. */
export function readBooking(
  hive: HiveName,
  asked: { startsAt?: string | undefined; hours?: number | undefined },
  now: Date,
): SessionTime | null {
  const decision = decideBooking(itemOf(hive), asked, now);
  if (decision !== null && 'refused' in decision) {
    throw invalidField(decision.field, decision.refused, decision.params);
  }
  return decision;
}

/** Reads how many are bought; refuses several of what is not sold by the number. */
export function readQuantity(hive: HiveName, asked: number | undefined): number {
  const decision = decideQuantity(itemOf(hive), asked);
  if (typeof decision === 'object') throw invalidField('quantity', decision.refused);
  return decision;
}

/** Reads which kind of tickets is bought; refuses one that costs nothing, which is had without paying. Null where there are no kinds. */
export function readKind(
  { hive, details }: Pick<Listing, 'hive' | 'details'>,
  asked: string | undefined,
): TicketKind | null {
  const decision = decideKind(hive === 'buzz' ? ticketKindsOf(details) : [], asked);
  if (decision === null) return null;
  if ('refused' in decision) throw invalidField('kindId', decision.refused);
  if (decision.priceMinor === 0) throw new Failure('listing_free', 'This is free: there is nothing to pay.');
  return decision;
}

/** Takes what a new order is for, or refuses the buyer. */
export async function reserveItem(
  context: PaymentsContext,
  tx: Db,
  order: OrderRow,
  listing: Listing,
  now: Date,
): Promise<void> {
  switch (order.item) {
    case 'listing':
      await moveListing(tx, listing, 'reserved', 'system', now);
      return;
    case 'ticket':
      return reserveTickets(context, tx, listing, order, now);
    case 'session':
      return reserveSession(tx, order, now);
    default:
      return order.item satisfies never;
  }
}

/** Paid: it is the buyer's. */
export async function confirmItem(
  context: PaymentsContext,
  tx: Db,
  order: OrderRow,
  listing: Listing,
  now: Date,
): Promise<void> {
  if (order.item === 'ticket') return confirmTickets(context, tx, listing, order, now);
  if (order.item === 'session') return;
  if (listing.status !== 'reserved') await moveListing(tx, listing, 'reserved', 'system', now);
  await moveListing(tx, { id: listing.id, status: 'reserved' }, paidStatusOf(order.saleKind), 'system', now);
}

/** An order that ends without its item, unpaid or refunded, gives it back to everybody. */
export async function releaseReservation(
  context: PaymentsContext,
  tx: Db,
  order: OrderRow,
  listing: Listing,
  now: Date,
): Promise<void> {
  if (order.item === 'ticket') return returnTickets(context, tx, listing, order.id, now);
  if (order.item === 'session') return;
  if (listing.status === 'reserved') {
    await moveListing(tx, listing, freeStatusOf(order.saleKind), 'system', now);
  }
}

/** A late success may have its item after all when it is still available. */
export async function isItemAvailable(
  tx: Db,
  order: OrderRow,
  listing: Listing,
  now: Date,
): Promise<boolean> {
  if (order.item === 'ticket')
    return (await canHaveTickets(tx, listing, order, now)) && (await canHavePrice(tx, order, now));
  if (order.item === 'session') {
    if (listing.status !== 'active' || order.startsAt === null || order.startsAt <= now) return false;
    await lockTutor(tx, order.sellerId);
    return !(await isBooked(tx, order, now));
  }
  const live = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.listingId, order.listingId), inArray(orders.status, LIVE_ORDER_STATUSES)));
  const isFree = live.length === 0 && listing.status === freeStatusOf(order.saleKind);
  return isFree && (await isStillPayable(tx, listing, order));
}

/** Ends the unpaid, overdue orders of a listing, so that what they reserved is available to the next buyer now. */
export async function endLapsed(
  context: PaymentsContext,
  tx: Db,
  listing: Listing,
  now: Date,
): Promise<void> {
  const lapsed = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.listingId, listing.id),
        eq(orders.status, 'pending_payment'),
        lte(orders.reservedUntil, now),
      ),
    )
    .for('update');
  for (const order of lapsed) {
    await releaseReservation(context, tx, await moveOrder(tx, order, 'expired', {}, now), listing, now);
  }
}
