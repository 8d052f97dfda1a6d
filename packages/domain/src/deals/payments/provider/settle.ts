import { UNPAID_ENDS, type OrderStatus } from '@campushive/contract';
import { decideCharge, isStray, type ChargeDecision } from '@campushive/contract/rules/charges';
import { canMoveOrder } from '@campushive/contract/rules/provider-events';
import { and, eq, type SQL } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import { actAsSystem } from '../../../platform/acting.js';
import type { Db } from '../../../platform/database/database.js';
import { orders } from '../../../platform/database/schema/index.js';
import { ProviderError, type Charge } from '../../../platform/paystack/provider.js';
import { reviewChargebacks } from '../chargebacks/apply-chargeback.js';
import { listingIdsOf } from '../../sold/bundle/bundled-listings.js';
import { buysAnyOf } from '../../orders/buys-listing.js';
import {
  flushOrder,
  lockOrder,
  notifyBoth,
  notifyOfOrder,
  type PaymentsContext,
  type SoldListing,
} from '../context.js';
import { soldItemOf } from '../../sold/kinds.js';
import { post } from '../ledger/ledger.js';
import { amountsOf, moveOrder, type OrderRow } from '../orders/orders.js';
import { rememberNumber } from '../checkout/payment-number.js';
import { uncountAnswered } from '../checkout/prompts.js';
import { bookRefund, sendRefund } from '../refunds/refund.js';
import { campus } from '../../../platform/campus.js';
import { toMajor } from '../../../platform/money.js';

type Listing = NonNullable<SoldListing>;

/**
 * Reads a payment's state from the provider and applies it. Used by the return to the site, the webhook and the
 * reconciliation: the first one has the effect, the others find it done. Throws ProviderError.
 */
export function settle(context: PaymentsContext, reference: string): Promise<void> {
  return actAsSystem(() => applyCharge(context, reference));
}

async function applyCharge(context: PaymentsContext, reference: string): Promise<void> {
  const { platform, provider } = context;
  const [order] = await platform.db.select().from(orders).where(eq(orders.reference, reference));
  if (order === undefined || !canMoveOrder('charge', order.status)) return;
  const charge = await provider.verify(reference);
  if (charge === undefined || charge.status === 'open') return;
  const final = { ...charge, status: charge.status };
  const done = await platform.db.transaction((tx) => apply(context, tx, order, final));
  if (done === 'send_back') await sendRefund(context, order.id);
  if (done === 'fail') await uncountAnswered(platform, order.id);
  await flushOrder(context);
}

/**
 * Checks a buyer's earlier payments, which may have been paid meanwhile. Returns the id of a paid order that buys
 * everything requested.
 */
export async function settlePending(
  context: PaymentsContext,
  requestedIds: readonly string[],
  buyerId: string,
  where?: SQL,
): Promise<string | undefined> {
  const { db } = context.platform;
  const pending = await db
    .select()
    .from(orders)
    .where(
      and(buysAnyOf(requestedIds), eq(orders.buyerId, buyerId), eq(orders.status, 'pending_payment'), where),
    );
  let paid: string | undefined;
  for (const order of pending) {
    await settleOrFail(context, order);
    const [settled] = await db.select().from(orders).where(eq(orders.id, order.id));
    if (settled?.status !== 'held') continue;
    const ids = await listingIdsOf(db, settled);
    if (requestedIds.every((id) => ids.includes(id))) paid ??= settled.id;
  }
  return paid;
}

async function settleOrFail(context: PaymentsContext, pending: OrderRow): Promise<void> {
  try {
    await settle(context, pending.reference);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.platform.log.warn({ err: error, orderId: pending.id }, 'earlier payment could not be verified');
    throw new Failure('payment_provider_failed', 'The payment service did not answer. Please try again.');
  }
}

/** Applies a final charge under lock, and returns the outcome. The money of `send_back` still has to be refunded. */
async function apply(
  context: PaymentsContext,
  tx: Db,
  unlockedOrder: OrderRow,
  charge: Charge & { readonly status: 'success' | 'failed' },
): Promise<ChargeDecision['do']> {
  const { platform } = context;
  const { listing, order: locked } = await lockOrder(tx, unlockedOrder);
  const { status } = charge;
  if (charge.reference !== locked.reference) throw new ProviderError('The answer is about another charge');
  const order = status === 'success' ? await expireLapsed(tx, locked, platform.clock.now()) : locked;
  const late = UNPAID_ENDS.includes(order.status);
  const decision = decideCharge(charge, {
    status: order.status,
    amounts: amountsOf(order),
    currency: campus.currency.code,
    isAvailable: late && (await soldItemOf(order).isAvailable(tx, { order, listing }, platform.clock.now())),
  });
  switch (decision.do) {
    case 'nothing':
      return decision.do;
    case 'fail':
      await fail(context, tx, order, listing, charge);
      return decision.do;
    case 'hold':
      await hold(context, tx, order, listing, charge, decision);
      break;
    case 'send_back':
      await sendBack(context, tx, order, listing, charge, decision);
      break;
    default:
      decision satisfies never;
  }
  await reviewChargebacks(context, tx, await lockOrder(tx, unlockedOrder));
  return decision.do;
}

/**
 * Expires an order after its payment time, before the job does, where the item is already free to others: a payment
 * that arrives in between is late as well.
 */
async function expireLapsed(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  const isLapsed = order.status === 'pending_payment' && order.reservedUntil <= now;
  return soldItemOf(order).isFreeOnceLapsed && isLapsed ? moveOrder(tx, order, 'expired', {}, now) : order;
}

type Decided<Do extends ChargeDecision['do']> = Extract<ChargeDecision, { do: Do }>;

async function hold(
  context: PaymentsContext,
  tx: Db,
  order: OrderRow,
  listing: Listing,
  charge: Charge,
  { postings }: Decided<'hold'>,
): Promise<void> {
  const now = context.platform.clock.now();
  const item = soldItemOf(order);
  await rememberNumber(tx, order, now);
  const held = await moveOrder(
    tx,
    order,
    'held',
    {
      channel: charge.channel,
      providerFee: charge.providerFee,
      failureReason: null,
      paidAt: now,
      ...item.clocksOf({ order, listing }, now),
    },
    now,
  );
  await item.confirm(context, tx, { order, listing }, now);
  await post(tx, { orderId: order.id, kind: 'charge' }, postings, now);
  await item.notifySeller(context, tx, held);
  await notifyOfOrder(context, tx, held, held.buyerId, 'payment_made', 'buyer');
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
  await soldItemOf(order).free(context, tx, { order, listing }, now);
  await notifyOfOrder(context, tx, failed, failed.buyerId, 'payment_failed');
  await context.platform.outbox.write(tx, 'order.changed', { orderId: order.id });
}

/**
 * Books and refunds a payment whose item another buyer has, which its buyer gave up, or whose amount or currency is
 * wrong. A payment that does not match was never the order's: the order frees its reservation and both sides are
 * notified.
 */
async function sendBack(
  context: PaymentsContext,
  tx: Db,
  order: OrderRow,
  listing: Listing,
  { channel, providerFee, amount, currency }: Charge,
  { postings, refund }: Decided<'send_back'>,
): Promise<void> {
  const now = context.platform.clock.now();
  const stray = isStray(refund.reason);
  await post(tx, { orderId: order.id, kind: 'charge' }, postings, now);
  const change = {
    channel,
    providerFee: refund.currency === null ? providerFee : null,
    failureReason: stray ? `The payment was ${currency} ${toMajor(amount)}.` : (LATE[order.status] ?? null),
    paidAt: stray ? null : now,
  };
  const refunded = await bookRefund(context, tx, order, refund, change, now);
  if (!stray) return notifyOfOrder(context, tx, refunded, order.buyerId, 'payment_refunded');
  if (order.status === 'pending_payment') await soldItemOf(order).free(context, tx, { order, listing }, now);
  await notifyBoth(context, tx, refunded, 'payment_mismatched');
}

/** Reasons for refunding a correct payment. */
const LATE: Partial<Record<OrderStatus, string>> = {
  cancelled: 'You had cancelled before your payment arrived.',
  expired: 'It was sold to someone else before your payment arrived.',
  failed: 'It was sold to someone else before your payment arrived.',
};
