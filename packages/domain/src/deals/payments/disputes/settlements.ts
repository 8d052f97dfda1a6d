import type { SettlementEvent } from '@campushive/contract/rules/deal-events';
import {
  decideSettlement,
  splitOf,
  type SettlementCommand,
  type SettlementDecision,
  type SettlementRefusal,
} from '@campushive/contract/rules/settlements';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handlers.js';
import { Failure } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import { toAmount, toMajor } from '../../../platform/money.js';
import type { Db } from '../../../platform/database/database.js';
import { disputes, orders } from '../../../platform/database/schema/index.js';
import { newId } from '../../../platform/ids.js';
import { moveListing } from '../../../catalogue/hives/posting/move.js';
import { addLine } from '../../../talk/messages/lines.js';
import { actorOf, flushOrder, lockOrder, notifyOfOrder, type PaymentsContext } from '../context.js';
import { soldItemOf } from '../../sold/kinds.js';
import { post } from '../ledger/ledger.js';
import { SETTLEMENT_STEPS_AN_HOUR } from '../limits.js';
import { namesOf } from '../../sold/order-names.js';
import { amountsOf, moveOrder, orderFactsOf, sideOf, type OrderRow } from '../orders/orders.js';
import { describe, requireOwn } from '../orders/own-order.js';
import { bookRefund, sendRefund } from '../refunds/refund.js';
import { insertRefund } from '../refunds/refund-row.js';
import { RELEASE_REFUSALS } from '../release/release-refusals.js';

type DisputeRow = typeof disputes.$inferSelect;
type Locked = Awaited<ReturnType<typeof lockOrder>>;

type SettlementCalls = Handlers<
  | 'settlements.withdraw'
  | 'settlements.concede'
  | 'settlements.propose'
  | 'settlements.accept'
  | 'settlements.decline'
>;

/** Calls with which the sides of a disputed order settle it. */
export function settlementCalls(context: PaymentsContext): SettlementCalls {
  const { platform } = context;
  const doing = async (id: string, viewer: Viewer, command: SettlementCommand) => {
    await platform.limits.hit(`settle:${viewer.userId}`, SETTLEMENT_STEPS_AN_HOUR, 3_600);
    const { order } = await requireOwn(platform, eq(orders.id, id), viewer);
    await settle(context, order, viewer, command);
    return { data: await describe(platform, eq(orders.id, id), viewer) };
  };
  return {
    'settlements.withdraw': ({ id }, { viewer }) => doing(id, viewer, { do: 'withdraw' }),
    'settlements.concede': ({ id }, { viewer }) => doing(id, viewer, { do: 'concede' }),
    'settlements.propose': ({ id, amount }, { viewer }) =>
      doing(id, viewer, { do: 'propose', amount: toAmount(amount ?? 0) }),
    'settlements.accept': ({ id, proposalId }, { viewer }) => doing(id, viewer, { do: 'accept', proposalId }),
    'settlements.decline': ({ id, proposalId }, { viewer }) =>
      doing(id, viewer, { do: 'decline', proposalId }),
  };
}

/** Decides under the order's lock, as a moderator's decision does: whichever comes first is the outcome. */
async function settle(
  context: PaymentsContext,
  unlockedOrder: OrderRow,
  viewer: Viewer,
  command: SettlementCommand,
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  const refundOwed = await db.transaction(async (tx) => {
    const now = clock.now();
    const locked = await lockOrder(tx, unlockedOrder);
    const { order, listing } = locked;
    const [dispute] = await tx.select().from(disputes).where(eq(disputes.orderId, order.id)).for('update');
    const decision = decideSettlement(
      command,
      {
        ...orderFactsOf(order, listing),
        side: sideOf(order, viewer.userId),
        dispute: dispute === undefined ? null : factsOf(dispute),
        clocks: { autoReleaseAt: order.autoReleaseAt, workDueAt: order.workDueAt },
      },
      now,
    );
    if ('refused' in decision) throw refusal(decision.refused, order);
    if (dispute === undefined) throw new Error('There is no settlement without a complaint');
    await carryOut(context, tx, { ...locked, dispute }, decision, now);
    await outbox.write(tx, 'order.changed', { orderId: order.id });
    return decision.do === 'give_back' || decision.do === 'split';
  });
  if (refundOwed) await sendRefund(context, unlockedOrder.id);
  await flushOrder(context);
}

const factsOf = ({ outcome, createdAt, proposalId, proposedBy, proposedAmount }: DisputeRow) => ({
  isDecided: outcome !== null,
  openedAt: createdAt,
  proposal:
    proposalId === null || proposedBy === null || proposedAmount === null
      ? null
      : { id: proposalId, by: proposedBy, amount: proposedAmount },
});

/** Writes a decision: the order, the ledger, the refund, the dispute, and the notifications. */
async function carryOut(
  context: PaymentsContext,
  tx: Db,
  locked: Locked & { readonly dispute: DisputeRow },
  decision: SettlementDecision,
  now: Date,
): Promise<void> {
  const { order, listing } = locked;
  const change = (to: Partial<DisputeRow>) =>
    tx.update(disputes).set(to).where(eq(disputes.id, locked.dispute.id));
  switch (decision.do) {
    case 'resume': {
      await change({ ...NO_PROPOSAL, outcome: 'withdrawn', resolvedAt: now });
      await moveOrder(tx, order, 'held', decision.clocks, now);
      await notifyOfOrder(context, tx, order, order.sellerId, 'payment_dispute_withdrawn');
      return;
    }
    case 'give_back': {
      await change({ outcome: 'conceded', resolvedAt: now });
      const refunded = await bookRefund(context, tx, order, decision.back.refund, {}, now);
      if (decision.back.returnsTicket) await soldItemOf(order).free(context, tx, { order, listing }, now);
      await notifyOfOrder(context, tx, refunded, order.buyerId, 'payment_dispute_conceded');
      return;
    }
    case 'split':
      await change({ outcome: 'settled', resolvedAt: now });
      await giveParts(context, tx, locked, decision, now);
      return;
    case 'propose': {
      const { by: proposedBy, amount } = decision;
      await change({ proposalId: newId(), proposedBy, proposedAmount: amount, proposedAt: now });
      await notifyOther(context, tx, order, { kind: 'settlement_proposed', by: proposedBy, amount }, now);
      return;
    }
    case 'decline': {
      const { by, amount } = decision.proposal;
      await change(NO_PROPOSAL);
      const decliner = by === 'buyer' ? 'seller' : 'buyer';
      await notifyOther(context, tx, order, { kind: 'settlement_declined', by: decliner, amount }, now);
      return;
    }
    default:
      decision satisfies never;
  }
}

const NO_PROPOSAL = { proposalId: null, proposedBy: null, proposedAmount: null, proposedAt: null };

/** Refunds a part; the seller's share of the order becomes the rest. */
async function giveParts(
  context: PaymentsContext,
  tx: Db,
  { order, listing, dispute }: Locked & { readonly dispute: DisputeRow },
  { split, settled }: Extract<SettlementDecision, { do: 'split' }>,
  now: Date,
): Promise<void> {
  const { payout, payeePlatformFee, mobileMoneyFee } = split;
  const by = dispute.proposedBy === 'buyer' ? 'seller' : 'buyer';
  await addSettlementLine(tx, order, { kind: 'settled', by, amount: split.refund, payout }, now);
  const remainder = { payout, payeePlatformFee, mobileMoneyFee };
  await moveOrder(tx, order, settled.to, { ...remainder, releasedAt: now }, now, by);
  if (settled.listing !== null) await moveListing(tx, listing, settled.listing, 'system', now);
  await soldItemOf(order).moveOthers(tx, order, 'hand_over', now);
  await post(tx, { orderId: order.id, kind: 'settlement' }, settled.refund.postings, now);
  await insertRefund(tx, order, settled.refund, now);
  for (const to of ['seller', 'buyer'] as const) {
    await context.notify(tx, {
      ...actorOf(order, by),
      userId: to === 'seller' ? order.sellerId : order.buyerId,
      type: 'payment',
      kind: 'payment_settled',
      values: { ...namesOf(order), to, amountMinor: split.refund, payoutMinor: payout },
      subject: { type: 'payment', id: order.id },
    });
  }
}

interface Step {
  readonly kind: SettlementEvent;
  /** The party that took this step. */
  readonly by: 'buyer' | 'seller';
  /** Amount that the buyer gets back, in minor units. */
  readonly amount: number;
  /** Amount that the seller gets after an agreement, in minor units. */
  readonly payout?: number;
}

/** Notifies the other side of a proposal or its refusal, and adds a line to their thread. */
async function notifyOther(
  { notify }: PaymentsContext,
  tx: Db,
  order: OrderRow,
  step: Step & { readonly kind: Exclude<SettlementEvent, 'settled'> },
  now: Date,
): Promise<void> {
  await addSettlementLine(tx, order, step, now);
  await notify(tx, {
    userId: step.by === 'buyer' ? order.sellerId : order.buyerId,
    type: 'payment',
    kind: `payment_${step.kind}`,
    values: {
      ...namesOf(order),
      amountMinor: step.amount,
      payoutMinor: splitOf(amountsOf(order), step.amount).payout,
    },
    subject: { type: 'payment', id: order.id },
  });
}

/** Adds a line to the thread of both sides. Tickets have none: attendees share the event's group. */
async function addSettlementLine(
  tx: Db,
  order: OrderRow,
  { kind: code, by, amount, payout }: Step,
  now: Date,
): Promise<void> {
  if (!soldItemOf(order).hasThread) return;
  const { buyerId, sellerId, listingId } = order;
  const details = { code, amountMinor: amount, ...(payout !== undefined && { payoutMinor: payout }) };
  const senderId = by === 'buyer' ? buyerId : sellerId;
  await addLine(tx, { userIds: [buyerId, sellerId], listingId }, { kind: 'system', details, senderId }, now);
}

const MESSAGES: Readonly<Record<Exclude<SettlementRefusal, `amount_${string}`>, string>> = {
  ...RELEASE_REFUSALS,
  forbidden: 'That is for the other side to do.',
  not_found: 'Dispute not found',
  dispute_resolved: 'This was decided already.',
  order_frozen: 'The buyer’s bank is deciding about this payment.',
  settlement_changed: 'This proposal was replaced or answered. Look at it again.',
};

function refusal(code: SettlementRefusal, { total }: OrderRow): Failure {
  if (code === 'amount_too_low' || code === 'amount_too_high') {
    const error =
      code === 'amount_too_low'
        ? { code: 'too_small' as const, params: { min: toMajor(1) } }
        : { code: 'too_large' as const, params: { max: toMajor(total) } };
    return new Failure('validation_failed', 'Enter an amount above 0 and up to the amount paid.', {
      fieldErrors: { amount: error },
    });
  }
  return new Failure(code, MESSAGES[code]);
}
