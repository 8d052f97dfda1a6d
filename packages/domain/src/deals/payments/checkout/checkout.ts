import { HOUR, MINUTE, type DataOf } from '@campushive/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import { later } from '../../../platform/clock.js';
import { orders } from '../../../platform/database/schema/index.js';
import { ProviderError } from '../../../platform/paystack/provider.js';
import { flushOrder, lockOrder, type PaymentsContext } from '../context.js';
import { soldItemOf } from '../../sold/kinds.js';
import { moveOrder, type OrderRow } from '../orders/orders.js';
import { allOf, reserve, type Reserved, type CheckoutInput } from './reserve.js';
import { settlePending } from '../provider/settle.js';
import { requireNotStarting, startOnce } from './starting.js';

type Initialized = DataOf<'payments.initialize'>;

/** Times of checks without a webhook: mobile money takes up to 3 minutes, and failed charges send none. */
const RECONCILE_AFTER = [MINUTE, 3.5 * MINUTE, 15 * MINUTE, HOUR, 24 * HOUR];

/** Returns the page that the payer returns to. */
const returnUrl = (publicUrl: string, hive: string, listingId: string) =>
  `${publicUrl}/dashboard/hives/${hive}/${listingId}/checkout`;

/** Starts a payment. The listing is reserved for 15 minutes, and a repetition resumes the same order. */
export async function initialize(
  context: PaymentsContext,
  input: Omit<CheckoutInput, 'phone'>,
  viewer: Viewer,
): Promise<Initialized> {
  const { platform } = context;
  // A phone that was prompted before may have approved meanwhile.
  await settlePending(context, allOf(input), viewer.userId, isNull(orders.authorizationUrl));
  const reserved = await platform.db.transaction((tx) => reserve(context, tx, input, viewer));
  // Runs in the background: the payer does not wait for notifications.
  void flushOrder(context);
  const { order, isNew } = reserved;
  if (order.authorizationUrl !== null) return describe(order);
  if (!isNew) requireNotStarting(context, order);
  return startOnce(order, () => start(context, input, reserved, viewer));
}

/** Requests the checkout page from the provider. An order whose start was interrupted is requested again under the same reference. */
async function start(
  context: PaymentsContext,
  input: Omit<CheckoutInput, 'phone'>,
  { order, hive, isNew, email }: Reserved,
  viewer: Viewer,
): Promise<Initialized> {
  const { platform } = context;
  try {
    const started = await context.provider.initialize({
      reference: order.reference,
      email,
      amount: order.total,
      callbackUrl: returnUrl(platform.config.publicUrl, hive, order.listingId),
      metadata: { orderId: order.id, listingId: order.listingId },
    });
    const [ready] = await platform.db
      .update(orders)
      .set(started)
      .where(and(eq(orders.id, order.id), eq(orders.status, 'pending_payment')))
      .returning();
    if (ready === undefined) throw new Failure('conflict', 'This payment was cancelled. Start a new one.');
    await scheduleReconciliation(context, order);
    return describe(ready);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (!isNew && error.refused) {
      // The provider has the reference, but its page is lost: another order replaces this one.
      await giveUp(context, order, 'Its start was cut off.');
      return initialize(context, input, viewer);
    }
    platform.log.error({ err: error }, 'payment could not be started');
    await giveUp(context, order, 'The payment service could not be reached.');
    throw new Failure('payment_provider_failed', 'Payment initialization failed. Please try again.');
  }
}

/** Schedules checks of the payment, whether or not a webhook comes. */
export async function scheduleReconciliation({ platform }: PaymentsContext, order: OrderRow): Promise<void> {
  const now = platform.clock.now();
  await platform.jobs.sendAll(
    'payments.reconcile',
    RECONCILE_AFTER.map((wait, round) => ({
      data: { orderId: order.id, round },
      startAfter: later(now, wait),
    })),
  );
}

/** Ends an order that never reached the provider, and frees its listing. */
export async function giveUp(context: PaymentsContext, { id, listingId }: OrderRow, failureReason: string) {
  const { platform } = context;
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const { listing, order } = await lockOrder(tx, { id, listingId });
    if (order.status !== 'pending_payment') return;
    await moveOrder(tx, order, 'failed', { failureReason }, now);
    await soldItemOf(order).free(context, tx, { order, listing }, now);
  });
  await flushOrder(context);
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
