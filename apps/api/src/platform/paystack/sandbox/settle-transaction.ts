import type * as z from 'zod';
import { eq } from 'drizzle-orm';
import { sandboxTransactions } from '@campushive/domain/platform/database/schema/index';
import { transactionAnswer, type SandboxTransaction as Transaction } from './shapes.js';
import type { PaidOtherwise } from './paid-otherwise.js';
import type { decision } from './context.js';
import { type SandboxContext } from './context.js';

/** Settles a transaction. Success and failure are final. An abandoned transaction stays open, so the payer can return. */
export async function settleTransaction(
  { db, clock, webhooks }: SandboxContext,
  found: Transaction,
  {
    outcome,
    channel,
    reason = 'Declined',
    ...paid
  }: Pick<z.infer<typeof decision>, 'outcome' | 'channel'> & PaidOtherwise & { reason?: string },
): Promise<Transaction> {
  if (!['abandoned', 'ongoing'].includes(found.status) || outcome === 'abandoned') return found;
  const gatewayResponse = outcome === 'success' ? 'Successful' : reason;
  const [settled = found] = await db
    .update(sandboxTransactions)
    .set({
      status: outcome,
      channel,
      gatewayResponse,
      paidAt: outcome === 'success' ? clock.now() : null,
      ...(paid.amount !== undefined && { amount: paid.amount, requestedAmount: found.amount }),
      ...(paid.currency !== undefined && { currency: paid.currency }),
    })
    .where(eq(sandboxTransactions.reference, found.reference))
    .returning();
  // A failed charge sends no webhook, as with Paystack.
  if (settled.status === 'success') webhooks.send('charge.success', transactionAnswer(settled));
  return settled;
}
