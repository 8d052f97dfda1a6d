import type { ParsedInputOf } from '@campushive/contract';
import { mayAnswerChargeback } from '@campushive/contract/rules/chargebacks';
import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import type { Db } from '../../../platform/database/database.js';
import { chargebacks, orders, users } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { Evidence } from '../../../platform/ports/documents.js';
import { ProviderError } from '../../../platform/paystack/provider.js';
import { writeAudit } from '../../../base/audit/audit.js';
import type { ChargebackRow } from './chargeback-facts.js';
import { lockOrder, type PaymentsContext } from '../context.js';
import { collectEvidence } from './evidence.js';
import { settleChargeback } from './settle-chargeback.js';

/** Records a moderator's answer to the bank, once, and never in a moderator's own case. A job then sends it with the evidence. */
export async function answerChargeback(
  context: PaymentsContext,
  { id, decision, note }: ParsedInputOf<'chargebacks.answer'>,
  viewer: Viewer,
): Promise<void> {
  const { db, clock, jobs } = context.platform;
  const existing = await findRow(db, id);
  if (existing === undefined) throw notFound('Chargeback');
  await db.transaction(async (tx) => {
    const now = clock.now();
    const [about] = await tx.select().from(orders).where(eq(orders.id, existing.orderId));
    if (about === undefined) throw notFound('Chargeback');
    const { order } = await lockOrder(tx, about);
    const row = (await findRow(tx, id)) ?? existing;
    if ([order.buyerId, order.sellerId].includes(viewer.userId)) {
      throw new Failure('forbidden', 'This is your own order, so another moderator must answer.');
    }
    if (!mayAnswerChargeback(row)) {
      throw new Failure('chargeback_answered', 'The bank already has an answer.');
    }
    await tx
      .update(chargebacks)
      .set({ answer: decision, note, answeredById: viewer.userId, answeredAt: now })
      .where(eq(chargebacks.id, id));
    await writeAudit(
      tx,
      {
        actorId: viewer.userId,
        action: `payment.chargeback_${decision}`,
        target: { type: 'payment', id: order.id },
        reason: note,
        details: { chargebackId: id, amount: row.amount },
      },
      now,
    );
    await jobs.send('payments.answer-chargeback', { chargebackId: id }, { within: tx });
  });
}

/**
 * Sends an answer to the provider, as a job that is repeated until it has arrived. An answer that an earlier attempt
 * sent unnoticed is not sent again, and a dispute that the bank has decided meanwhile needs none.
 */
export async function sendAnswer(context: PaymentsContext, chargebackId: string): Promise<void> {
  const { platform, provider } = context;
  const { db, clock } = platform;
  const row = await findRow(db, chargebackId);
  if (row === undefined || row.answer === null || row.sentAt !== null || row.outcome !== null) return;
  const waits = async () => (await provider.findDispute(row.providerId))?.unanswered === true;
  if (await waits()) {
    const evidence = await collectEvidence(db, row);
    if (evidence === undefined) throw new Error('A chargeback has an order');
    await provider
      .answerDispute(row.providerId, await replyOf(platform, row, evidence))
      .catch(async (error: unknown) => {
        // A refusal because another attempt was faster counts as success.
        if (!(error instanceof ProviderError) || (await waits())) throw error;
      });
  }
  await db.update(chargebacks).set({ sentAt: clock.now() }).where(eq(chargebacks.id, chargebackId));
  await settleChargeback(context, row.providerId);
}

async function replyOf({ db, documents }: Platform, row: ChargebackRow, evidence: Evidence) {
  const [customer] = await db
    .select({ email: users.email, name: users.name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.buyerId))
    .where(eq(orders.id, row.orderId));
  if (customer === undefined || row.answer === null)
    throw new Error('A chargeback has an order and an answer');
  return {
    answer: row.answer,
    message: row.note ?? '',
    amount: row.answer === 'accept' ? row.amount : 0,
    evidence: await documents.evidence(evidence),
    customer: { ...customer, phone: evidence.phone ?? 'Not known' },
    service: `${evidence.title}, sold by ${evidence.seller} to ${evidence.buyer}`,
    deliveredAt: evidence.deliveredAt,
  };
}

async function findRow(db: Db, id: string): Promise<ChargebackRow | undefined> {
  const [row] = await db.select().from(chargebacks).where(eq(chargebacks.id, id));
  return row;
}
