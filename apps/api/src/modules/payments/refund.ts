import { eq } from 'drizzle-orm';
import { orders, refunds } from '../../platform/database/schema/index.js';
import { ProviderError } from '../../platform/paystack/provider.js';
import type { PaymentsContext } from './context.js';

/** Asks the provider to send the money back. Runs as a job, which repeats it until it worked. */
export async function requestRefund({ platform, provider }: PaymentsContext, orderId: string): Promise<void> {
  const { db, clock } = platform;
  const [row] = await db
    .select({ refund: refunds, reference: orders.reference })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.orderId, orderId));
  if (row === undefined || row.refund.status !== 'requested') return;
  const { reference, refund } = row;
  const providerId = await provider.refund(reference, refund.amount, refund.reason).then(
    ({ id }) => id,
    async (error: unknown) => {
      // An earlier attempt may have worked without our learning of it: then the charge is reversed already.
      const reversed =
        error instanceof ProviderError && (await provider.verify(reference))?.status !== 'success';
      if (!reversed) throw error;
      return null;
    },
  );
  await db
    .update(refunds)
    .set({ status: 'pending', providerId, updatedAt: clock.now() })
    .where(eq(refunds.orderId, orderId));
}
