import { isSameBundle } from '@campushive/contract/rules/bundles';
import type { SessionTime } from '@campushive/contract/rules/bookings';
import { decideResumption, type Resumption } from '@campushive/contract/rules/resumption';
import { and, eq, lte } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import type { Db } from '../../../platform/database/database.js';
import { charges, orders } from '../../../platform/database/schema/index.js';
import { listingIdsOf, lockLiveOrders } from '../../sold/bundle/bundled-listings.js';
import type { PaymentsContext, SoldListing } from '../context.js';
import { soldItemOf } from '../../sold/kinds.js';
import type { Purchase, SoldItem } from '../../sold/sold-item.js';
import { namingItem } from '../../sold/bundle/reserve-bundle.js';
import { moveOrder, type ChargeRow, type OrderRow } from '../orders/orders.js';
import { requireNotStarting } from './starting.js';

type Listing = NonNullable<SoldListing>;

/** A mobile money account, without its whole number in the clear. */
export interface PaymentPhone {
  readonly network: string;
  readonly maskedPhone: string;
  readonly phoneHash: string;
  readonly sealedPhone?: string;
}

/** A student's current request and payment method. */
export interface ResumeRequest {
  readonly viewer: Viewer;
  readonly phone: PaymentPhone | undefined;
  readonly now: Date;
}

/**
 * Returns the viewer's own pending order of the same purchase. Ends orders that it replaces, and throws for orders that
 * block it.
 */
export function resume(
  context: PaymentsContext,
  tx: Db,
  { item, purchase }: { readonly item: SoldItem; readonly purchase: Purchase },
  request: ResumeRequest,
): Promise<OrderRow | undefined> {
  const { listing, locked, ids, choice, input } = purchase;
  if (item.isExclusive) return resumeOrExpire(context, tx, { listings: locked, listingIds: ids }, request);
  const { session, quantity, kind } = choice;
  const same = {
    ...{ session, quantity, kindId: kind?.id ?? null, promoCode: input.promoCode ?? null },
    isSame: (order: OrderRow) => item.isSame(tx, order, purchase),
  };
  return resumeOwn(context, tx, listing, same, request);
}

/**
 * Returns the viewer's own pending order of exactly these listings. Throws for other students' orders, unless their
 * time is over. The caller holds the rows of `listings` locked: the requested ones and those bought together with
 * them.
 */
export async function resumeOrExpire(
  context: PaymentsContext,
  tx: Db,
  { listings, listingIds }: { readonly listings: readonly Listing[]; readonly listingIds: readonly string[] },
  request: ResumeRequest,
): Promise<OrderRow | undefined> {
  for (const live of await lockLiveOrders(tx, listingIds)) {
    const ids = await listingIdsOf(tx, live);
    const decision = await decideFor(context, tx, live, request, isSameBundle(ids, listingIds)).catch(
      (error: unknown) => {
        throw error instanceof Failure ? namingItem(error, listingIds, ids) : error;
      },
    );
    if (decision === 'go_on') return live;
    const own = listings.find(({ id }) => id === live.listingId);
    // Started while this transaction waited for its rows.
    if (own === undefined || !ids.every((id) => listings.some((listing) => listing.id === id)))
      throw new Failure('conflict', 'You’re already paying for this another way. Try again in a moment.', {
        retryAfter: 1,
      });
    if (decision === 'replace') await giveUpFor(context, tx, live, own, request.now);
    else {
      const expired = await moveOrder(tx, live, 'expired', {}, request.now);
      await soldItemOf(live).free(context, tx, { order: expired, listing: own }, request.now);
    }
  }
  return undefined;
}

/**
 * Returns the viewer's own pending order of tickets or a session. A request for another time, number, kind, promo code
 * or basket gives up the unpaid order.
 */
export async function resumeOwn(
  context: PaymentsContext,
  tx: Db,
  listing: Listing,
  {
    session,
    quantity,
    kindId,
    promoCode,
    isSame: buysTheSame = () => Promise.resolve(true),
  }: {
    readonly session: SessionTime | null;
    readonly quantity: number;
    readonly kindId: string | null;
    readonly promoCode: string | null;
    /** Compares what the choices do not tell. Default: the same. */
    readonly isSame?: (order: OrderRow) => Promise<boolean>;
  },
  request: ResumeRequest,
): Promise<OrderRow | undefined> {
  await endLapsed(context, tx, listing, request.now);
  const [pending] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.listingId, listing.id),
        eq(orders.buyerId, request.viewer.userId),
        eq(orders.status, 'pending_payment'),
      ),
    )
    .for('update');
  if (pending === undefined) return undefined;
  const isSame =
    pending.quantity === quantity &&
    pending.kindId === kindId &&
    pending.promoCode === promoCode &&
    pending.startsAt?.getTime() === session?.startsAt.getTime() &&
    pending.endsAt?.getTime() === session?.endsAt.getTime() &&
    (await buysTheSame(pending));
  if ((await decideFor(context, tx, pending, request, isSame)) === 'go_on') return pending;
  await giveUpFor(context, tx, pending, listing, request.now);
  return undefined;
}

/** Decides about a locked order; throws where it blocks the request. */
async function decideFor(
  context: PaymentsContext,
  tx: Db,
  order: OrderRow,
  { viewer, phone, now }: ResumeRequest,
  isSame: boolean,
): Promise<Extract<Resumption, string>> {
  const [charge] = await tx.select().from(charges).where(eq(charges.orderId, order.id));
  const decision = decideResumption(
    {
      ...order,
      isMine: order.buyerId === viewer.userId,
      isSame,
      isStarted: order.authorizationUrl !== null || charge !== undefined,
      charge: charge === undefined ? null : phoneOf(charge),
    },
    phone === undefined ? null : { phone: phone.phoneHash, network: phone.network },
    now,
  );
  if (typeof decision === 'object') throw refusal(decision, now);
  const isStarting = charge === undefined && order.authorizationUrl === null;
  if (decision === 'replace' && isStarting && isSame) requireNotStarting(context, order);
  return decision;
}

const phoneOf = ({ phoneHash: phone, network, expiresAt }: ChargeRow) => ({ phone, network, expiresAt });

const REFUSALS = {
  listing_reserved: 'Another student is paying for this right now. Try again in 15 minutes.',
  charge_under_way: 'A phone is being asked for this payment. Answer there, or cancel it first.',
} as const;

function refusal(decision: Extract<Resumption, object>, now: Date): Failure {
  if (decision.refused === 'listing_unavailable')
    return new Failure('listing_unavailable', 'This is already sold.');
  const { refused, until } = decision;
  const retryAfter = Math.ceil((until.getTime() - now.getTime()) / 1_000);
  return new Failure(refused, REFUSALS[refused], { retryAfter });
}

/** Ends an unpaid order in favour of another one of the same buyer. A late payment is refunded. */
async function giveUpFor(
  context: PaymentsContext,
  tx: Db,
  order: OrderRow,
  listing: Listing,
  now: Date,
): Promise<void> {
  const ended = await moveOrder(tx, order, 'cancelled', {}, now);
  await soldItemOf(order).freeForNextOrder(context, tx, { order: ended, listing }, now);
}

/** Ends the unpaid, overdue orders of a listing, so that their reservations are available to the next buyer now. */
async function endLapsed(context: PaymentsContext, tx: Db, listing: Listing, now: Date): Promise<void> {
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
    const expired = await moveOrder(tx, order, 'expired', {}, now);
    await soldItemOf(order).free(context, tx, { order: expired, listing }, now);
  }
}
