import {
  feesFor,
  HANDOVER_CODE_LENGTH,
  HIVES,
  itemOf,
  HOUR,
  MINUTE,
  RESERVATION_LIFETIME,
  type DataOf,
  type HiveName,
} from '@campushive/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { Failure, notFound } from '../../http/failure.js';
import type { Viewer } from '../../http/viewer.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { orders, users } from '../../platform/database/schema/index.js';
import { ProviderError } from '../../platform/paystack/provider.js';
import { isSuspended } from '../moderation/suspension.js';
import { freeListing, lockListing, lockOrder, type PaymentsContext, type SoldListing } from './context.js';
import { endLapsed, giveBackItem, priceOf, readBooking, takeItem, type SessionTime } from './items.js';
import { moveOrder, type OrderRow } from './orders.js';

type Initialized = DataOf<'payments.initialize'>;
type Listing = NonNullable<SoldListing>;

/** When the provider is asked by itself: mobile money takes up to 3 minutes, and failed charges send no webhook. */
const RECONCILE_AFTER = [MINUTE, 3.5 * MINUTE, 15 * MINUTE, HOUR, 24 * HOUR];
/** A start that got no further than this was cut off. */
const START_TAKES_AT_MOST = 30_000;

/** The page that the payer returns to. */
const returnUrl = (publicUrl: string, hive: string, listingId: string) =>
  `${publicUrl}/dashboard/hives/${hive}/${listingId}/checkout`;

/** Begins a payment: the listing is kept for 15 minutes, and repeating it resumes the same one. */
export async function initialize(
  context: PaymentsContext,
  wanted: { hiveId: string; startsAt?: string | undefined; hours?: number | undefined },
  viewer: Viewer,
): Promise<Initialized> {
  const { platform } = context;
  const { order, hive } = await platform.db.transaction((tx) => reserve(context, tx, wanted, viewer));
  await platform.outbox.nudge();
  if (order.authorizationUrl !== null) return describe(order);
  const [payer] = await platform.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, viewer.userId));
  try {
    const started = await context.provider.initialize({
      reference: order.reference,
      email: payer?.email ?? '',
      amount: order.total,
      callbackUrl: returnUrl(platform.config.publicUrl, hive, order.listingId),
      metadata: { orderId: order.id, listingId: order.listingId },
    });
    const [ready = order] = await platform.db
      .update(orders)
      .set(started)
      .where(eq(orders.id, order.id))
      .returning();
    await scheduleReconciliation(context, order);
    return describe(ready);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.error({ err: error }, 'payment could not be started');
    await giveUp(context, order, 'The payment service could not be reached.');
    throw new Failure('payment_provider_failed', 'Payment initialization failed. Please try again.');
  }
}

/** Makes the order and takes what it is for, or finds the viewer's own pending order of it. */
async function reserve(
  context: PaymentsContext,
  tx: Db,
  {
    hiveId: listingId,
    ...time
  }: { hiveId: string; startsAt?: string | undefined; hours?: number | undefined },
  viewer: Viewer,
): Promise<{ order: OrderRow; hive: HiveName }> {
  const { clock, secrets } = context.platform;
  const now = clock.now();
  const listing = await lockListing(tx, listingId);
  if (listing === undefined || ['deleted', 'hidden', 'draft'].includes(listing.status))
    throw notFound('Listing');
  const { buyerId, sellerId, sale } = partiesOf(listing, viewer);
  await refuseSuspended(tx, sellerId, now);
  const item = itemOf(listing.hive);
  const session = readBooking(listing.hive, time, now);
  const open =
    item === 'listing'
      ? await resumeOrExpire(tx, listing, viewer, now)
      : await resumeOwn(context, tx, listing, viewer, session, now);
  if (open !== undefined) return { order: open, hive: listing.hive };
  const fresh = (await lockListing(tx, listingId)) ?? listing;
  if (
    fresh.status !== (sale === 'gig' ? 'assigned' : 'active') ||
    (fresh.expiresAt !== null && fresh.expiresAt <= now)
  ) {
    throw new Failure('listing_unavailable', 'This is not available any more.');
  }
  const id = uuidv7();
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
      ...feesFor(sale, priceOf(listing, session)),
      status: 'pending_payment',
      handoverCode: secrets.digits(HANDOVER_CODE_LENGTH),
      reservedUntil: later(now, RESERVATION_LIFETIME),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (order === undefined) throw new Error('An insert answers its row');
  await takeItem(context, tx, order, fresh, now);
  return { order, hive: listing.hive };
}

/** Nobody pays somebody whom they could not meet. */
async function refuseSuspended(tx: Db, sellerId: string, now: Date): Promise<void> {
  const [seller] = await tx.select().from(users).where(eq(users.id, sellerId));
  if (seller === undefined || isSuspended(seller, now)) {
    throw new Failure('listing_unavailable', 'This is not available any more.');
  }
}

/** Who pays whom; refuses whoever is the wrong one. */
function partiesOf(listing: Listing, viewer: Viewer) {
  const { sale } = HIVES[listing.hive];
  if (sale === null || (listing.pricePesewas ?? 0) === 0) {
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
    throw new Failure('listing_unassigned', 'Give the task to somebody first: they are who you pay.');
  }
  return { buyerId: viewer.userId, sellerId: listing.assignedToId, sale };
}

/** The viewer's own pending order; others' refuse the viewer, unless their time is over. */
async function resumeOrExpire(
  tx: Db,
  listing: Listing,
  viewer: Viewer,
  now: Date,
): Promise<OrderRow | undefined> {
  const [live] = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.listingId, listing.id), inArray(orders.status, ['pending_payment', 'held', 'disputed'])),
    )
    .for('update');
  if (live === undefined) return undefined;
  if (live.status !== 'pending_payment') {
    throw new Failure('listing_unavailable', 'This is sold already.');
  }
  const cutOff =
    live.authorizationUrl === null && now.getTime() - live.createdAt.getTime() > START_TAKES_AT_MOST;
  if (live.reservedUntil <= now || cutOff) {
    await moveOrder(tx, live, 'expired', {}, now);
    await freeListing(tx, listing, now);
    return undefined;
  }
  if (live.buyerId !== viewer.userId) {
    throw new Failure(
      'listing_reserved',
      'Somebody else is paying for this right now. Try again in 15 minutes.',
      {
        retryAfter: Math.ceil((live.reservedUntil.getTime() - now.getTime()) / 1_000),
      },
    );
  }
  if (live.authorizationUrl === null)
    throw new Failure('conflict', 'This payment is being started. One moment, please.');
  return live;
}

/** The viewer's own pending ticket or session. Wanting another time gives up the one that was not paid. */
async function resumeOwn(
  context: PaymentsContext,
  tx: Db,
  listing: Listing,
  viewer: Viewer,
  session: SessionTime | undefined,
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
  const same =
    pending.startsAt?.getTime() === session?.startsAt.getTime() &&
    pending.endsAt?.getTime() === session?.endsAt.getTime();
  if (same && pending.authorizationUrl !== null) return pending;
  if (same && now.getTime() - pending.createdAt.getTime() <= START_TAKES_AT_MOST) {
    throw new Failure('conflict', 'This payment is being started. One moment, please.');
  }
  await giveBackItem(context, tx, await moveOrder(tx, pending, 'cancelled', {}, now), listing, now);
  return undefined;
}

async function scheduleReconciliation({ platform }: PaymentsContext, order: OrderRow): Promise<void> {
  for (const [round, wait] of RECONCILE_AFTER.entries()) {
    const startAfter = later(new Date(), wait);
    await platform.jobs.send('payments.reconcile', { orderId: order.id, round }, { startAfter });
  }
}

/** Ends an order that never reached the provider, and frees its listing. */
async function giveUp(context: PaymentsContext, { id, listingId }: OrderRow, failureReason: string) {
  const { platform } = context;
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const { listing, order } = await lockOrder(tx, { id, listingId });
    if (order.status !== 'pending_payment') return;
    await moveOrder(tx, order, 'failed', { failureReason }, now);
    await giveBackItem(context, tx, order, listing, now);
  });
  await platform.outbox.nudge();
}

function describe(order: OrderRow): Initialized {
  return {
    authorizationUrl: order.authorizationUrl ?? '',
    reference: order.reference,
    accessCode: order.accessCode ?? '',
    paymentId: order.id,
    reservedUntil: order.reservedUntil.toISOString(),
  };
}
