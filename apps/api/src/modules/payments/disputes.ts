import { toMajor, type Dispute, type DisputeDecision, type ParsedInputOf } from '@campushive/contract';
import { and, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { Failure, notFound } from '../../http/failure.js';
import type { Viewer } from '../../http/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { disputes, orders } from '../../platform/database/schema/index.js';
import { writeAudit } from '../moderation/audit.js';
import { lockOrder, notifyOfOrder, notifyBoth, type PaymentsContext } from './context.js';
import { disputeFacts } from './dispute-facts.js';
import { releaseReservation } from './items.js';
import { notifyStaff } from './notify-staff.js';
import { buyers, moveOrder, party, sellers, type OrderRow } from './orders.js';
import { personColumns } from '../users/person.js';
import { beginRefund, sendRefund } from './refund.js';
import { giveToSeller } from './release.js';

/** The buyer complains: nothing moves until a moderator has decided. */
export async function openDispute(
  context: PaymentsContext,
  known: OrderRow,
  { reason, text, photos = [] }: Omit<ParsedInputOf<'payments.dispute'>, 'id'>,
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { order } = await lockOrder(tx, known);
    if (order.status !== 'held') throw new Failure('order_not_held', 'No money is held for this order.');
    const disputed = await moveOrder(tx, order, 'disputed', {}, now);
    await tx.insert(disputes).values({
      orderId: order.id,
      reason,
      text,
      photos: await context.attachEvidence(tx, order.buyerId, photos),
      createdAt: now,
    });
    await notifyBoth(context, tx, disputed, 'payment_disputed');
    await notifyStaff(context, tx, disputed, 'dispute_opened');
    await outbox.write(tx, 'order.changed', { orderId: order.id });
  });
  await outbox.flush();
}

/** What the seller says to it, once, while it is open. */
export async function answerDispute(
  context: PaymentsContext,
  known: OrderRow,
  { text, photos = [] }: Omit<ParsedInputOf<'payments.answerDispute'>, 'id'>,
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, known);
    const [dispute] = await tx.select().from(disputes).where(eq(disputes.orderId, order.id));
    if (dispute === undefined) throw notFound('Dispute');
    if (dispute.outcome !== null) throw new Failure('dispute_resolved', 'This was decided already.');
    if (dispute.answer !== null) throw new Failure('dispute_answered', 'You have answered this already.');
    await tx
      .update(disputes)
      .set({
        answer: text,
        answerPhotos: await context.attachEvidence(tx, order.sellerId, photos),
        answeredAt: clock.now(),
      })
      .where(eq(disputes.id, dispute.id));
    await notifyOfOrder(context, tx, order, order.buyerId, 'payment_dispute_answered');
    await outbox.write(tx, 'order.changed', { orderId: order.id });
  });
  await outbox.flush();
}

/** A moderator decides, once, and never in a matter of their own. */
export async function resolveDispute(
  context: PaymentsContext,
  { id, decision, note }: ParsedInputOf<'disputes.resolve'>,
  viewer: Viewer,
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  const [known] = await db
    .select({ orderId: orders.id, listingId: orders.listingId })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(eq(disputes.id, id));
  if (known === undefined) throw notFound('Dispute');
  await db.transaction(async (tx) => {
    const now = clock.now();
    const locked = await lockOrder(tx, { id: known.orderId, listingId: known.listingId });
    const { order } = locked;
    if ([order.buyerId, order.sellerId].includes(viewer.userId)) {
      throw new Failure('forbidden', 'Another moderator has to decide about your own order.');
    }
    if (order.status === 'frozen') {
      throw new Failure(
        'order_frozen',
        'The buyer’s bank is deciding about this payment. Decide afterwards.',
      );
    }
    if (order.status !== 'disputed') throw new Failure('dispute_resolved', 'This was decided already.');
    await tx
      .update(disputes)
      .set({ outcome: decision, note, resolvedById: viewer.userId, resolvedAt: now })
      .where(eq(disputes.id, id));
    const decided =
      decision === 'release'
        ? await giveToSeller(context, tx, locked, now)
        : await beginRefund(context, tx, order, 'dispute', now);
    // A ticket whose money goes back opens no door; a disputed listing is not offered again automatically.
    if (decision === 'refund' && order.item === 'ticket') {
      await releaseReservation(context, tx, order, locked.listing, now);
    }
    await notifyOfDecision(context, tx, decided, decision);
    await writeAudit(
      tx,
      {
        actorId: viewer.userId,
        action: `payment.${decision}`,
        target: { type: 'payment', id: order.id },
        reason: note,
        details: { disputeId: id, amount: order.total },
      },
      now,
    );
    await outbox.write(tx, 'order.changed', { orderId: order.id });
  });
  if (decision === 'refund') await sendRefund(context, known.orderId);
  await outbox.flush();
}

async function notifyOfDecision(
  context: PaymentsContext,
  tx: Db,
  order: OrderRow,
  decision: DisputeDecision,
) {
  const kind = decision === 'release' ? 'payment_dispute_released' : 'payment_dispute_refunded';
  for (const userId of [order.buyerId, order.sellerId]) await notifyOfOrder(context, tx, order, userId, kind);
}

const disputeQuery = (db: Db) =>
  db
    .select({
      dispute: disputes,
      order: orders,
      buyer: personColumns(buyers),
      seller: personColumns(sellers),
    })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId));

export async function findDispute(db: Db, id: string): Promise<Dispute | undefined> {
  const [row] = await disputeQuery(db).where(eq(disputes.id, id));
  return row && toDispute(row);
}

/** Newest first. */
export async function findDisputes(
  db: Db,
  { status, before, limit }: { status: 'open' | 'resolved'; before: string | undefined; limit: number },
): Promise<Dispute[]> {
  const stands: SQL = status === 'open' ? isNull(disputes.outcome) : isNotNull(disputes.outcome);
  const rows = await disputeQuery(db)
    .where(before === undefined ? stands : and(stands, lt(disputes.id, before)))
    .orderBy(desc(disputes.id))
    .limit(limit);
  return rows.map(toDispute);
}

function toDispute(row: Awaited<ReturnType<ReturnType<typeof disputeQuery>['execute']>>[number]): Dispute {
  const { order } = row;
  return {
    ...disputeFacts(row.dispute),
    paymentId: order.id,
    reference: order.reference,
    title: order.listingTitle,
    hiveId: order.listingId,
    amount: toMajor(order.total),
    paidAt: order.paidAt?.toISOString() ?? null,
    buyer: party(row.buyer),
    seller: party(row.seller),
  };
}
