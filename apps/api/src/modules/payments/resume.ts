import { LIVE_ORDER_STATUSES } from '@campushive/contract';
import type { SessionTime } from '@campushive/contract/rules/bookings';
import { and, eq, inArray } from 'drizzle-orm';
import { Failure } from '../../http/failure.js';
import type { Viewer } from '../../http/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { charges, orders } from '../../platform/database/schema/index.js';
import { holdSeatForNextOrder } from '../events/seats.js';
import { freeListing, type PaymentsContext, type SoldListing } from './context.js';
import { endLapsed, releaseReservation } from './items.js';
import { moveOrder, type ChargeRow, type OrderRow } from './orders.js';
import { requireNotStarting } from './starting.js';

type Listing = NonNullable<SoldListing>;

/** A mobile money account, without its whole number. */
export interface WantedPhone {
  readonly network: string;
  readonly maskedPhone: string;
  readonly phoneHash: string;
}

/** A start that got no further than this was cut off. */
const START_TIMEOUT_MS = 30_000;

/** The viewer's own pending order; others' refuse the viewer, unless their time is over. */
export async function resumeOrExpire(
  context: PaymentsContext,
  tx: Db,
  listing: Listing,
  viewer: Viewer,
  phone: WantedPhone | undefined,
  now: Date,
): Promise<OrderRow | undefined> {
  const [live] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.listingId, listing.id), inArray(orders.status, LIVE_ORDER_STATUSES)))
    .for('update');
  if (live === undefined) return undefined;
  if (live.status !== 'pending_payment') {
    throw new Failure('listing_unavailable', 'This is sold already.');
  }
  const charge = await findCharge(tx, live.id);
  const cutOff = !isStarted(live, charge) && now.getTime() - live.createdAt.getTime() > START_TIMEOUT_MS;
  if (live.reservedUntil <= now || cutOff) {
    await moveOrder(tx, live, 'expired', {}, now);
    await freeListing(tx, listing, now);
    return undefined;
  }
  if (live.buyerId !== viewer.userId) {
    throw new Failure(
      'listing_reserved',
      'Another student is paying for this right now. Try again in 15 minutes.',
      { retryAfter: secondsUntil(live.reservedUntil, now) },
    );
  }
  if (goesOn(context, live, charge, phone, now)) return live;
  await giveUpFor(context, tx, live, listing, now);
  return undefined;
}

/** The viewer's own pending ticket or session. Wanting another time gives up the one that was not paid. */
export async function resumeOwn(
  context: PaymentsContext,
  tx: Db,
  listing: Listing,
  viewer: Viewer,
  session: SessionTime | null,
  phone: WantedPhone | undefined,
  now: Date,
): Promise<OrderRow | undefined> {
  await endLapsed(context, tx, listing, now);
  const [pending] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.listingId, listing.id),
        eq(orders.buyerId, viewer.userId),
        eq(orders.status, 'pending_payment'),
      ),
    )
    .for('update');
  if (pending === undefined) return undefined;
  const charge = await findCharge(tx, pending.id);
  const same =
    pending.startsAt?.getTime() === session?.startsAt.getTime() &&
    pending.endsAt?.getTime() === session?.endsAt.getTime();
  if (same) {
    const cutOff =
      !isStarted(pending, charge) && now.getTime() - pending.createdAt.getTime() > START_TIMEOUT_MS;
    if (!cutOff && goesOn(context, pending, charge, phone, now)) return pending;
  } else if (charge !== undefined && charge.expiresAt > now) throw paymentInProgress(charge, now);
  await giveUpFor(context, tx, pending, listing, now);
  return undefined;
}

async function findCharge(db: Db, orderId: string): Promise<ChargeRow | undefined> {
  const [charge] = await db.select().from(charges).where(eq(charges.orderId, orderId));
  return charge;
}

const isStarted = (order: OrderRow, charge: ChargeRow | undefined) =>
  order.authorizationUrl !== null || charge !== undefined;

/**
 * Whether the viewer's own pending order is the answer to what they ask for now. An order is one charge at the provider:
 * paying in another way, or asking again after the phone was silent, takes another order.
 */
function goesOn(
  context: PaymentsContext,
  order: OrderRow,
  charge: ChargeRow | undefined,
  phone: WantedPhone | undefined,
  now: Date,
): boolean {
  if (charge !== undefined) {
    if (charge.expiresAt <= now) return false;
    if (charge.phoneHash === phone?.phoneHash && charge.network === phone.network) return true;
    throw paymentInProgress(charge, now);
  }
  if (order.authorizationUrl === null && phone !== undefined) requireNotStarting(context, order);
  return phone === undefined;
}

const paymentInProgress = ({ expiresAt }: ChargeRow, now: Date) =>
  new Failure(
    'charge_under_way',
    'A phone is being asked for this payment. Answer there, or cancel it first.',
    {
      retryAfter: secondsUntil(expiresAt, now),
    },
  );

const secondsUntil = (end: Date, now: Date) => Math.ceil((end.getTime() - now.getTime()) / 1_000);

/** Ends an unpaid order in favour of another one of the same buyer. Should its money arrive anyway, it is refunded. */
async function giveUpFor(
  context: PaymentsContext,
  tx: Db,
  order: OrderRow,
  listing: Listing,
  now: Date,
): Promise<void> {
  const ended = await moveOrder(tx, order, 'cancelled', {}, now);
  if (order.item === 'ticket') await holdSeatForNextOrder(tx, order.id, now);
  else await releaseReservation(context, tx, ended, listing, now);
}
