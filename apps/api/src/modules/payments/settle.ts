import { AUTO_RELEASE_AFTER } from '@campushive/contract';
import { canMoveOrder } from '@campushive/contract/rules/provider-events';
import { and, eq, type SQL } from 'drizzle-orm';
import { Failure } from '../../http/failure.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { orders } from '../../platform/database/schema/index.js';
import { ProviderError, type Charge } from '../../platform/paystack/provider.js';
import { reviewChargebacks } from './apply-chargeback.js';
import { lockOrder, notifyOfOrder, type PaymentsContext, type SoldListing } from './context.js';
import { releaseReservation, isItemAvailable, confirmItem } from './items.js';
import { chargePostings } from '@campushive/contract/rules/postings';
import { post } from './ledger.js';
import { amountsOf, moveOrder, type OrderRow } from './orders.js';
import { beginRefund, sendRefund } from './refund.js';
import { campus } from '../../campus.js';

type Listing = NonNullable<SoldListing>;

/**
 * Asks the provider what became of a payment and applies it. The one way in for the return to the site, the webhook and
 * the reconciliation: whichever comes first has the effect, the others find it done. Throws ProviderError.
 */
export async function settle(context: PaymentsContext, reference: string): Promise<void> {
  const { platform, provider } = context;
  const [known] = await platform.db.select().from(orders).where(eq(orders.reference, reference));
  if (known === undefined || !canMoveOrder('charge', known.status)) return;
  const charge = await provider.verify(reference);
  if (charge === undefined || charge.status === 'open') return;
  const refundOwed = await platform.db.transaction((tx) => apply(context, tx, known, charge));
  if (refundOwed) await sendRefund(context, known.id);
  await platform.outbox.flush();
}

/** What a buyer began before may have been paid meanwhile: asks for it, and answers the order's id if it was. */
export async function settlePending(
  context: PaymentsContext,
  listingId: string,
  buyerId: string,
  where?: SQL,
): Promise<string | undefined> {
  const { db, log } = context.platform;
  const [pending] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.listingId, listingId),
        eq(orders.buyerId, buyerId),
        eq(orders.status, 'pending_payment'),
        where,
      ),
    );
  if (pending === undefined) return undefined;
  try {
    await settle(context, pending.reference);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, orderId: pending.id }, 'earlier payment could not be verified');
    throw new Failure('payment_provider_failed', 'The payment service did not answer. Please try again.');
  }
  const [settled] = await db.select().from(orders).where(eq(orders.id, pending.id));
  return settled?.status === 'held' ? settled.id : undefined;
}

/** Applies a final charge under lock; answers whether the money has to go back. */
async function apply(context: PaymentsContext, tx: Db, known: OrderRow, charge: Charge): Promise<boolean> {
  const { platform } = context;
  const { listing, order } = await lockOrder(tx, known);
  if (!canMoveOrder('charge', order.status)) return false;
  if (charge.status === 'failed') {
    if (order.status === 'pending_payment') await fail(context, tx, order, listing, charge);
    return false;
  }
  if (!isOurs(charge, order)) {
    platform.log.error(
      { orderId: order.id, amount: charge.amount, currency: charge.currency },
      'charge does not match its order',
    );
    return false;
  }
  const wanted =
    order.status === 'pending_payment' ||
    (order.status !== 'cancelled' && (await isItemAvailable(tx, order, listing, platform.clock.now())));
  if (wanted) await hold(context, tx, order, listing, charge);
  else await sendBack(context, tx, order, charge);
  await reviewChargebacks(context, tx, await lockOrder(tx, known));
  return !wanted;
}

const isOurs = (charge: Charge, order: OrderRow) =>
  charge.reference === order.reference &&
  charge.amount === order.total &&
  charge.currency === campus.currency.code;

/** When the two meet: a ticket or a session can be paid for weeks ahead, and the days to complain begin only then. */
function meetingOf(order: OrderRow, listing: Listing, now: Date): Date {
  const meeting = order.item === 'ticket' ? listing.expiresAt : order.endsAt;
  return meeting !== null && meeting > now ? meeting : now;
}

async function hold(context: PaymentsContext, tx: Db, order: OrderRow, listing: Listing, charge: Charge) {
  const now = context.platform.clock.now();
  const held = await moveOrder(
    tx,
    order,
    'held',
    {
      channel: charge.channel,
      providerFee: charge.providerFee,
      failureReason: null,
      paidAt: now,
      autoReleaseAt: later(meetingOf(order, listing, now), AUTO_RELEASE_AFTER),
    },
    now,
  );
  await confirmItem(context, tx, order, listing, now);
  await post(tx, { orderId: order.id, kind: 'charge' }, chargePostings(amountsOf(held)), now);
  await notifyOfOrder(context, tx, held, held.sellerId, 'payment_held');
  await notifyOfOrder(context, tx, held, held.buyerId, 'payment_made');
  await context.platform.outbox.write(tx, 'order.changed', { orderId: order.id });
}

async function fail(context: PaymentsContext, tx: Db, order: OrderRow, listing: Listing, charge: Charge) {
  const now = context.platform.clock.now();
  const failed = await moveOrder(
    tx,
    order,
    'failed',
    { channel: charge.channel, failureReason: charge.reason },
    now,
  );
  await releaseReservation(context, tx, order, listing, now);
  await notifyOfOrder(context, tx, failed, failed.buyerId, 'payment_failed');
  await context.platform.outbox.write(tx, 'order.changed', { orderId: order.id });
}

/** Another buyer has the item, or this buyer gave it up: the payment is booked and refunded. */
async function sendBack(context: PaymentsContext, tx: Db, order: OrderRow, charge: Charge) {
  const now = context.platform.clock.now();
  const { channel, providerFee } = charge;
  await post(
    tx,
    { orderId: order.id, kind: 'charge' },
    chargePostings({ ...amountsOf(order), providerFee }),
    now,
  );
  const [reason, failureReason] =
    order.status === 'cancelled'
      ? (['buyer_cancelled', 'You had cancelled before your payment arrived.'] as const)
      : (['sold_to_somebody_else', 'It was sold to someone else before your payment arrived.'] as const);
  const change = { channel, providerFee, failureReason, paidAt: now };
  await beginRefund(context, tx, order, reason, change, now);
}
