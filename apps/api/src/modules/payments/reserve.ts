import {
  feesFor,
  HANDOVER_CODE_LENGTH,
  itemOf,
  PROMPT_LIFETIME,
  RESERVATION_LIFETIME,
  toMinor,
  type HiveName,
  saleOf,
  LIVE_ORDER_STATUSES,
} from '@campushive/contract';
import { decideReservation, UNPAID_REMEMBERED } from '@campushive/contract/rules/reservations';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { Failure, notFound } from '../../http/failure.js';
import type { Viewer } from '../../http/viewer.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { charges, orders, users } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import { requireVerifiedStudent } from '../auth/student-verification.js';
import { holdSeatForNextOrder } from '../events/seats.js';
import { isBlocked } from '../messages/store.js';
import { isSuspended } from '../moderation/suspension.js';
import { findAgreed, spendAgreed } from '../offers/agreed.js';
import { freeListing, lockListing, type PaymentsContext, type SoldListing } from './context.js';
import {
  endLapsed,
  releaseReservation,
  priceOf,
  readBooking,
  reserveItem,
  type SessionTime,
} from './items.js';
import { moveOrder, type ChargeRow, type OrderRow } from './orders.js';
import { requireNotStarting } from './starting.js';
import { campus } from '../../campus.js';

type Listing = NonNullable<SoldListing>;

/** What is to be paid for, and how: on the provider's page unless a phone is named. */
export interface Wanted {
  readonly hiveId: string;
  readonly startsAt?: string | undefined;
  readonly hours?: number | undefined;
  /** Cedis: what the payer was shown. */
  readonly price?: number | null | undefined;
  readonly phone?: WantedPhone | undefined;
}

/** A mobile money account, without its whole number. */
export interface WantedPhone {
  readonly network: string;
  readonly maskedPhone: string;
  readonly phoneHash: string;
}

export interface Reserved {
  readonly order: OrderRow;
  readonly hive: HiveName;
  /** False for the viewer's own order that waits already. */
  readonly isNew: boolean;
}

/** A start that got no further than this was cut off. */
const START_TIMEOUT_MS = 30_000;

/** Makes the order and takes what it is for, or finds the viewer's own pending order of it. */
export async function reserve(
  context: PaymentsContext,
  tx: Db,
  { hiveId: listingId, phone, price, ...time }: Wanted,
  viewer: Viewer,
): Promise<Reserved> {
  const { clock, secrets } = context.platform;
  const now = clock.now();
  const listing = await lockListing(tx, listingId);
  if (listing === undefined || ['deleted', 'hidden', 'draft'].includes(listing.status))
    throw notFound('Listing');
  const { buyerId, sellerId, sale } = partiesOf(listing, viewer);
  await requireBoth(tx, { buyerId, sellerId }, now);
  const item = itemOf(listing.hive);
  const session = readBooking(listing.hive, time, now);
  const open =
    item === 'listing'
      ? await resumeOrExpire(context, tx, listing, viewer, phone, now)
      : await resumeOwn(context, tx, listing, viewer, session, phone, now);
  if (open !== undefined) return { order: open, hive: listing.hive, isNew: false };
  requireVerifiedStudent(viewer);
  // Who has done a task is paid for it, whatever came between the two since.
  if (sale === 'purchase' && (await isBlocked(tx, buyerId, sellerId)))
    throw new Failure('blocked', 'You cannot buy from this student.');
  if (sale === 'purchase') await requireRoom(tx, buyerId, now);
  const fresh = (await lockListing(tx, listingId)) ?? listing;
  if (
    fresh.status !== (sale === 'gig' ? 'assigned' : 'active') ||
    (fresh.expiresAt !== null && fresh.expiresAt <= now)
  ) {
    throw new Failure('listing_unavailable', 'This is not available any more.');
  }
  const offer = sale === 'purchase' ? await findAgreed(tx, listingId, buyerId, now) : null;
  const priced = offer === null ? fresh : { ...fresh, priceMinor: offer.amountMinor };
  if (price != null && toMinor(price) !== priced.priceMinor)
    throw new Failure('price_changed', 'The price has changed. Please look again.');
  const id = newId();
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      reference: `cmp-${id}`,
      listingId,
      buyerId,
      sellerId,
      saleKind: sale,
      listingTitle: listing.title,
      item,
      ...session,
      ...feesFor(sale, priceOf(priced, session), campus.fees),
      status: 'pending_payment',
      handoverCode: secrets.digits(HANDOVER_CODE_LENGTH),
      reservedUntil: later(now, RESERVATION_LIFETIME),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (order === undefined) throw new Error('An insert answers its row');
  if (offer !== null) await spendAgreed(tx, offer.id, id);
  await reserveItem(context, tx, order, fresh, now);
  if (phone !== undefined) {
    // Written before the network is asked: whatever happens then, no second prompt goes out beside the first.
    const expiresAt = later(now, PROMPT_LIFETIME);
    const row = { ...phone, step: 'wait' as const, expiresAt, createdAt: now, updatedAt: now };
    await tx.insert(charges).values({ orderId: id, userId: buyerId, ...row });
  }
  return { order, hive: listing.hive, isNew: true };
}

/**
 * A student cannot pay a student whom they could not meet. Both rows are locked as the order will lock them, so that an account that is
 * being deleted is waited for, and found gone.
 */
async function requireBoth(
  tx: Db,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
  now: Date,
): Promise<void> {
  const there = await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [buyerId, sellerId]), isNull(users.deletedAt)))
    .for('key share');
  const seller = there.find(({ id }) => id === sellerId);
  if (seller === undefined || isSuspended(seller, now)) {
    throw new Failure('listing_unavailable', 'This is not available any more.');
  }
  if (!there.some(({ id }) => id === buyerId)) {
    throw new Failure('session_expired', 'Your session has ended. Please log in again.');
  }
}

/** Refuses buyers who keep too much from others without paying, one request of theirs at a time. */
async function requireRoom(tx: Db, buyerId: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reservations:${buyerId}`}, 0))`);
  const { status, createdAt, reservedUntil, updatedAt } = orders;
  const past = await tx
    .select({ status, createdAt, reservedUntil, updatedAt })
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, buyerId),
        eq(orders.saleKind, 'purchase'),
        gt(orders.createdAt, later(now, -UNPAID_REMEMBERED)),
      ),
    );
  const refusal = decideReservation(past, now);
  if (refusal === null) return;
  const { refused, retryAfter } = refusal;
  throw new Failure(
    refused,
    refused === 'too_many_unpaid'
      ? 'You have started several payments and not finished them. Finish or cancel one first.'
      : 'You left several payments unfinished today. Please wait before you start another.',
    { retryAfter },
  );
}

/** The payer and the payee; refuses the wrong payer. */
function partiesOf(listing: Listing, viewer: Viewer) {
  const sale = saleOf(listing.hive);
  if (sale === null || (listing.priceMinor ?? 0) === 0) {
    throw new Failure('listing_free', 'This is free: there is nothing to pay.');
  }
  if (sale === 'purchase') {
    if (listing.posterId === viewer.userId) throw new Failure('own_listing', 'This is your own listing.');
    return { buyerId: viewer.userId, sellerId: listing.posterId, sale };
  }
  if (listing.posterId !== viewer.userId) {
    throw new Failure('forbidden', 'Only the student who posted this pays for it.');
  }
  if (listing.assignedToId === null) {
    throw new Failure('listing_unassigned', 'Choose a student first: you pay them.');
  }
  return { buyerId: viewer.userId, sellerId: listing.assignedToId, sale };
}

/** The viewer's own pending order; others' refuse the viewer, unless their time is over. */
async function resumeOrExpire(
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
      'Somebody else is paying for this right now. Try again in 15 minutes.',
      { retryAfter: secondsUntil(live.reservedUntil, now) },
    );
  }
  if (goesOn(context, live, charge, phone, now)) return live;
  await giveUpFor(context, tx, live, listing, now);
  return undefined;
}

/** The viewer's own pending ticket or session. Wanting another time gives up the one that was not paid. */
async function resumeOwn(
  context: PaymentsContext,
  tx: Db,
  listing: Listing,
  viewer: Viewer,
  session: SessionTime | undefined,
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
