import type { SaleItem } from '@campushive/contract';
import { decideBooking, decideQuantity, type SessionTime } from '@campushive/contract/rules/bookings';
import { packagesOf, type ServicePackage } from '@campushive/contract/rules/packages';
import { freeStatusOf, paidStatusOf } from '@campushive/contract/rules/resumption';
import { decideKind, ticketKindsOf, type TicketKind } from '@campushive/contract/rules/ticket-kinds';
import { and, eq, lte } from 'drizzle-orm';
import { Failure, invalidField } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { liveSales, orders } from '../../platform/database/schema/index.js';
import { canHaveTickets, confirmTickets, reserveTickets, returnTickets } from '../events/seats.js';
import { canHavePrice } from '../promo-codes/price.js';
import { moveListing } from '../../catalogue/hives/move.js';
import { confirmSession } from '../series/confirm.js';
import { isAllAvailable, moveOthers } from './bundle.js';
import { isBooked, lockTutor, reserveSession } from './booked.js';
import type { PaymentsContext, SoldListing } from './context.js';
import { isStillPayable } from './milestone.js';
import { isServiceFull } from './open-orders.js';
import { moveOrder, type OrderRow } from './orders.js';

type Listing = NonNullable<SoldListing>;

/** Reads the time of a session; refuses a time for items that are not booked by the hour. */
export function readBooking(
  item: SaleItem,
  request: { startsAt?: string | undefined; hours?: number | undefined },
  now: Date,
): SessionTime | null {
  const decision = decideBooking(item, request, now);
  if (decision !== null && 'refused' in decision) {
    throw invalidField(decision.field, decision.refused, decision.params);
  }
  return decision;
}

/** Reads the quantity; refuses more than one of an item that is sold singly. */
export function readQuantity(item: SaleItem, requested: number | undefined): number {
  const decision = decideQuantity(item, requested);
  if (typeof decision === 'object') throw invalidField('quantity', decision.refused);
  return decision;
}

/**
 * Reads the ticket kind or service package; refuses a free ticket, which needs no payment. Null where there are none.
 */
export function readKind(
  { hive, details }: Pick<Listing, 'hive' | 'details'>,
  requested: string | undefined,
): TicketKind | ServicePackage | null {
  const decision = decideKind<TicketKind | ServicePackage>(
    hive === 'buzz' ? ticketKindsOf(details) : packagesOf(details),
    requested,
  );
  if (decision === null) return null;
  if ('refused' in decision) throw invalidField('kindId', decision.refused);
  if (decision.priceMinor === 0) throw new Failure('listing_free', 'This is free: there is nothing to pay.');
  return decision;
}

/** Columns of an order that store the bought package, whatever its later changes. */
export const packageColumns = (bought: TicketKind | ServicePackage) =>
  'days' in bought ? { kindIncludes: bought.includes, kindDays: bought.days } : {};

/** Reserves the item of a new order, or refuses the buyer. */
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
      await moveOthers(tx, order, 'reserve', now);
      return;
    case 'ticket':
      return reserveTickets(context, tx, listing, order, now);
    case 'session':
      return reserveSession(tx, order, now);
    case 'service':
      // Several buyers can buy a service at the same time, so nothing is reserved.
      return;
    default:
      return order.item satisfies never;
  }
}

/** Gives the buyer the paid item. */
export async function confirmItem(
  context: PaymentsContext,
  tx: Db,
  order: OrderRow,
  listing: Listing,
  now: Date,
): Promise<void> {
  if (order.item === 'ticket') return confirmTickets(context, tx, listing, order, now);
  if (order.item === 'session') return confirmSession(context, tx, order, now);
  if (order.item === 'service') return;
  if (listing.status !== 'reserved') await moveListing(tx, listing, 'reserved', 'system', now);
  await moveListing(tx, { id: listing.id, status: 'reserved' }, paidStatusOf(order.saleKind), 'system', now);
  await moveOthers(tx, order, 'pay', now);
}

/** Makes the item of an unpaid or refunded order available again. */
export async function releaseReservation(
  context: PaymentsContext,
  tx: Db,
  order: OrderRow,
  listing: Listing,
  now: Date,
): Promise<void> {
  if (order.item === 'ticket') return returnTickets(context, tx, listing, order.id, now);
  if (order.item === 'session' || order.item === 'service') return;
  if (listing.status === 'reserved') {
    await moveListing(tx, listing, freeStatusOf(order.saleKind), 'system', now);
  }
  await moveOthers(tx, order, 'free', now);
}

/** Whether a late payment can still have its item. */
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
  if (order.item === 'service')
    return listing.status === 'active' && !(await isServiceFull(tx, listing, now));
  if (order.moreItems > 0) return isAllAvailable(tx, order);
  const live = await tx.select().from(liveSales).where(eq(liveSales.listingId, order.listingId));
  const isFree = live.length === 0 && listing.status === freeStatusOf(order.saleKind);
  return isFree && (await isStillPayable(tx, listing, order, now));
}

/** Ends the unpaid, overdue orders of a listing, so that their reservations are available to the next buyer now. */
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
