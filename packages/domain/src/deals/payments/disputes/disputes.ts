import { type Dispute, type DisputeDecision, type ParsedInputOf } from '@campushive/contract';
import {
  decideComplaint,
  decideVerdict,
  refusalToAnswer,
  type GivenBack,
  type Release,
} from '@campushive/contract/rules/orders';
import { and, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { Failure, notFound } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import type { Db } from '../../../platform/database/database.js';
import { deliveries, disputes, orders } from '../../../platform/database/schema/index.js';
import { writeAudit } from '../../../base/audit/audit.js';
import { allTitles } from '../../orders/buys-listing.js';
import { flushOrder, lockOrder, notifyOfOrder, notifyBoth, type PaymentsContext } from '../context.js';
import { disputeFacts } from './dispute-facts.js';
import { filesOfOrders, type DisputeFiles } from './dispute-files.js';
import { soldItemOf } from '../../sold/kinds.js';
import { notifyStaff } from '../orders/notify-staff.js';
import { buyers, moveOrder, orderFactsOf, sellers, sideOf, type OrderRow } from '../orders/orders.js';
import { party } from '../orders/payment-presenter.js';
import { personColumns } from '../../../accounts/users/person.js';
import { bookRefund, sendRefund } from '../refunds/refund.js';
import { RELEASE_REFUSALS } from '../release/release-refusals.js';
import { giveToSeller } from '../release/release.js';
import { toMajor } from '../../../platform/money.js';

const COMPLAINT_REFUSALS = {
  forbidden: 'Only the buyer can report a problem with an order.',
  order_not_held: 'No money is held for this order.',
} as const;
const ANSWER_REFUSALS = {
  forbidden: 'Only the seller can answer a report.',
  not_found: 'Dispute not found',
  dispute_resolved: 'This was decided already.',
  dispute_answered: 'You have answered this already.',
} as const;
const VERDICT_REFUSALS = {
  ...RELEASE_REFUSALS,
  forbidden: 'Another moderator has to decide about your own order.',
  order_frozen: 'The buyer’s bank is deciding about this payment. Decide afterwards.',
  dispute_resolved: 'This was decided already.',
} as const;

/** Opens the buyer's dispute: the money does not move until a moderator has decided. */
export async function openDispute(
  context: PaymentsContext,
  unlockedOrder: OrderRow,
  viewer: Viewer,
  { reason, text, photos = [] }: Omit<ParsedInputOf<'payments.dispute'>, 'id'>,
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { order } = await lockOrder(tx, unlockedOrder);
    const decision = decideComplaint(sideOf(order, viewer.userId), order.status);
    if ('refused' in decision) throw new Failure(decision.refused, COMPLAINT_REFUSALS[decision.refused]);
    const disputed = await moveOrder(tx, order, decision.to, {}, now);
    const complaint = {
      reason,
      text,
      photos: await context.attachEvidence(tx, order.buyerId, photos),
      createdAt: now,
    };
    // A withdrawn dispute starts over.
    await tx
      .insert(disputes)
      .values({ orderId: order.id, ...complaint })
      .onConflictDoUpdate({ target: disputes.orderId, set: { ...complaint, ...UNANSWERED } });
    await notifyBoth(context, tx, disputed, 'payment_disputed', 'buyer');
    await notifyStaff(context, tx, disputed, 'dispute_opened');
    await outbox.write(tx, 'order.changed', { orderId: order.id });
  });
  await flushOrder(context);
}

const UNANSWERED = { answer: null, answerPhotos: [], answeredAt: null, outcome: null, resolvedAt: null };

/** Stores the seller's answer, once, while the dispute is open. */
export async function answerDispute(
  context: PaymentsContext,
  unlockedOrder: OrderRow,
  viewer: Viewer,
  { text, photos = [] }: Omit<ParsedInputOf<'payments.answerDispute'>, 'id'>,
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, unlockedOrder);
    const [dispute] = await tx.select().from(disputes).where(eq(disputes.orderId, order.id));
    const refused = refusalToAnswer(
      sideOf(order, viewer.userId),
      dispute === undefined
        ? null
        : { isAnswered: dispute.answer !== null, isDecided: dispute.outcome !== null },
    );
    if (refused !== null) throw new Failure(refused, ANSWER_REFUSALS[refused]);
    if (dispute === undefined) throw new Error('There is no answer without a complaint');
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
  await flushOrder(context);
}

/** Applies a moderator's decision, once, and never in a moderator's own case. */
export async function resolveDispute(
  context: PaymentsContext,
  { id, decision, note }: ParsedInputOf<'disputes.resolve'>,
  viewer: Viewer,
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  const [existing] = await db
    .select({ orderId: orders.id, listingId: orders.listingId })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(eq(disputes.id, id));
  if (existing === undefined) throw notFound('Dispute');
  await db.transaction(async (tx) => {
    const now = clock.now();
    const locked = await lockOrder(tx, { id: existing.orderId, listingId: existing.listingId });
    const { order } = locked;
    const isOwn = sideOf(order, viewer.userId) !== null;
    const verdict = decideVerdict(decision, { ...orderFactsOf(order, locked.listing), isOwn }, now);
    if ('refused' in verdict) throw new Failure(verdict.refused, VERDICT_REFUSALS[verdict.refused]);
    await tx
      .update(disputes)
      .set({ outcome: decision, note, resolvedById: viewer.userId, resolvedAt: now })
      .where(eq(disputes.id, id));
    const decided = await carryOut(context, tx, locked, verdict, now);
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
  if (decision === 'refund') await sendRefund(context, existing.orderId);
  await flushOrder(context);
}

/** Writes a verdict: to the seller, or back to the buyer. */
async function carryOut(
  context: PaymentsContext,
  tx: Db,
  locked: Awaited<ReturnType<typeof lockOrder>>,
  verdict: Release | GivenBack,
  now: Date,
): Promise<OrderRow> {
  const { order, listing } = locked;
  if (verdict.to === 'released') return giveToSeller(tx, locked, verdict, now);
  const refunded = await bookRefund(context, tx, order, verdict.refund, {}, now);
  await notifyOfOrder(context, tx, refunded, order.buyerId, 'payment_refunded');
  if (verdict.returnsTicket) await soldItemOf(order).free(context, tx, { order, listing }, now);
  return refunded;
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
      titles: allTitles,
      buyer: personColumns(buyers),
      seller: personColumns(sellers),
      deliveryPhoto: deliveries.photo,
    })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .leftJoin(deliveries, eq(deliveries.orderId, orders.id));

export async function findDispute(db: Db, id: string): Promise<Dispute | undefined> {
  const rows = await disputeQuery(db).where(eq(disputes.id, id));
  return (await present(db, rows))[0];
}

/** Newest first. */
export async function findDisputes(
  db: Db,
  { status, before, limit }: { status: 'open' | 'resolved'; before: string | undefined; limit: number },
): Promise<Dispute[]> {
  const stands = standsAs(status);
  const rows = await disputeQuery(db)
    .where(before === undefined ? stands : and(stands, lt(disputes.id, before)))
    .orderBy(desc(disputes.id))
    .limit(limit);
  return present(db, rows);
}

export const countDisputes = (db: Db, status: 'open' | 'resolved'): Promise<number> =>
  db.$count(disputes, standsAs(status));

const standsAs = (status: 'open' | 'resolved'): SQL =>
  status === 'open' ? isNull(disputes.outcome) : isNotNull(disputes.outcome);

type DisputeRow = Awaited<ReturnType<ReturnType<typeof disputeQuery>['execute']>>[number];

/** Presents complaints; open ones with the files of their orders. */
async function present(db: Db, rows: readonly DisputeRow[]): Promise<Dispute[]> {
  const open = rows.filter(({ dispute }) => dispute.outcome === null).map(({ order }) => order.id);
  const files = await filesOfOrders(db, open);
  return rows.map((row) => toDispute(row, files.get(row.order.id)));
}

function toDispute(row: DisputeRow, files: DisputeFiles | undefined): Dispute {
  const { order } = row;
  return {
    ...disputeFacts(row.dispute),
    ...(files !== undefined && { files }),
    paymentId: order.id,
    reference: order.reference,
    title: row.titles,
    hiveId: order.listingId,
    amount: toMajor(order.total),
    paidAt: order.paidAt?.toISOString() ?? null,
    deliveryPhoto: row.deliveryPhoto,
    buyer: party(row.buyer),
    seller: party(row.seller),
  };
}
