import type { Payment } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import { orders } from '../../../platform/database/schema/index.js';
import { ProviderError } from '../../../platform/paystack/provider.js';
import { refreshCharge } from './charge.js';
import type { PaymentsContext } from '../context.js';
import { CHECKS_A_MINUTE } from '../limits.js';
import { describe, requireOwn } from '../orders/own-order.js';
import { settle } from '../provider/settle.js';

/** Reads a payment's state from the provider, and returns the payment. */
export async function verify(
  context: PaymentsContext,
  reference: string,
  viewer: Viewer,
): Promise<{ data: Payment }> {
  const { platform } = context;
  await platform.limits.hit(`verify:${viewer.userId}`, CHECKS_A_MINUTE, 60);
  const { order } = await requireOwn(platform, eq(orders.reference, reference), viewer);
  try {
    await settle(context, reference);
    await refreshCharge(context, order.id);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error }, 'payment could not be verified');
    throw new Failure('payment_provider_failed', 'The payment service did not answer. Please try again.');
  }
  return { data: await describe(platform, eq(orders.reference, reference), viewer) };
}
