import { isSameBundle } from '@campushive/contract/rules/bundles';
import type { SessionTime } from '@campushive/contract/rules/bookings';
import { decideResumption, type Resumption } from '@campushive/contract/rules/resumption';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { charges, orders } from '../../platform/database/schema/index.js';
import { holdSeatsForNextOrder } from '../events/seats.js';
import { listingIdsOf, lockLiveOrders } from './bundle.js';
import type { PaymentsContext, SoldListing } from './context.js';
import { endLapsed, releaseReservation } from './items.js';
import { namingItem } from './reserve-bundle.js';
import { moveOrder, type ChargeRow, type OrderRow } from './orders.js';
import { requireNotStarting } from './starting.js';

type Listing = NonNullable<SoldListing>;

/** A mobile money account, without its whole number in the clear. */
export interface WantedPhone {
  readonly network: string;
  readonly maskedPhone: string;
  readonly phoneHash: string;
  readonly sealedPhone?: string;
}

/** A student's current request and payment method. */
interface Asked {
  readonly viewer: Viewer;
  readonly phone: WantedPhone | undefined;
  readonly now: Date;
}

/**
 * Returns the viewer's own pending order of exactly these listings. Throws for other students' orders, unless their
 * time is over. The caller holds the rows of `listings` locked: the requested ones and those bought together with
 * them.
 */
export async function resumeOrExpire(
  context: PaymentsContext,
  tx: Db,
  { listings, wanted }: { readonly listings: readonly Listing[]; readonly wanted: readonly string[] },
  request: Asked,
): Promise<OrderRow | undefined> {
  for (const live of await lockLiveOrders(tx, wanted)) {
    const ids = await listingIdsOf(tx, live);
    const decision = await decideFor(context, tx, live, request, isSameBundle(ids, wanted)).catch(
      (error: unknown) => {
        throw error instanceof Failure ? namingItem(error, wanted, ids) : error;
      },
    );
    if (decision === 'go_on') return live;
    const own = listings.find(({ id }) => id === live.listingId);
    // Started while this transaction waited for its rows.
    if (own === undefined || !ids.every((id) => listings.some((one) => one.id === id)))
      throw new Failure('conflict', 'This is being paid for in another way. One moment, please.', {
        retryAfter: 1,
      });
    if (decision === 'replace') await giveUpFor(context, tx, live, own, request.now);
    else {
      const expired = await moveOrder(tx, live, 'expired', {}, request.now);
      await releaseReservation(context, tx, expired, own, request.now);
    }
  }
  return undefined;
}

/**
 * Returns the viewer's own pending order of tickets or a session. A request for another time, number, kind or promo
 * code gives up the unpaid order.
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
  }: {
    readonly session: SessionTime | null;
    readonly quantity: number;
    readonly kindId: string | null;
    readonly promoCode: string | null;
  },
  request: Asked,
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
    pending.endsAt?.getTime() === session?.endsAt.getTime();
  if ((await decideFor(context, tx, pending, request, isSame)) === 'go_on') return pending;
  await giveUpFor(context, tx, pending, listing, request.now);
  return undefined;
}

/** Decides about a locked order; throws where it blocks the request. */
async function decideFor(
  context: PaymentsContext,
  tx: Db,
  order: OrderRow,
  { viewer, phone, now }: Asked,
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
    return new Failure('listing_unavailable', 'This is sold already.');
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
  if (order.item === 'ticket') await holdSeatsForNextOrder(tx, order.id, now);
  else await releaseReservation(context, tx, ended, listing, now);
}
