import type { Payment } from '@campushive/contract';
import type { SettlementEvent } from '@campushive/contract/rules/deal-events';
import {
  decideSettlement,
  splitOf,
  type SettlementCommand,
  type SettlementDecision,
} from '@campushive/contract/rules/settlements';
import { moveOthers } from './bundle-orders.js';
import { namesOf } from './bundles.js';
import { about, noteRefund, sendBack } from './disputes.js';
import { toAmount, toMajor } from './money.js';
import { clocksOf, setClocks, byId, feesOf, orderFactsOf, sideOf, toPayment } from './order-shown.js';
import {
  notify,
  refuse,
  refuseField,
  type InMemoryCalls,
  type Order,
  type State,
  type Student,
} from './state.js';
import type { StoredEvent } from './stored.js';
import { addLine, ensureThread, moveOrder } from './threads.js';

type SettlementCalls = InMemoryCalls<
  | 'settlements.withdraw'
  | 'settlements.concede'
  | 'settlements.propose'
  | 'settlements.accept'
  | 'settlements.decline'
>;

/** In-memory calls for settlements of disputed orders. */
export function settlementCalls(state: State): SettlementCalls {
  const settle = (id: string, me: Student, command: SettlementCommand): { data: Payment } => {
    const order = byId(state, id, me);
    const decision = decideSettlement(command, factsOf(order, me), state.now());
    if ('refused' in decision) {
      const { refused } = decision;
      if (refused === 'amount_too_low') return refuseField('amount', 'too_small', { min: toMajor(1) });
      if (refused === 'amount_too_high')
        return refuseField('amount', 'too_large', { max: toMajor(feesOf(order).total) });
      return refuse(refused);
    }
    carryOut(state, order, decision);
    return { data: toPayment(order, me, state.now()) };
  };
  return {
    'settlements.withdraw': ({ id }, me) => settle(id, me, { do: 'withdraw' }),
    'settlements.concede': ({ id }, me) => settle(id, me, { do: 'concede' }),
    'settlements.propose': ({ id, amount }, me) =>
      settle(id, me, { do: 'propose', amount: toAmount(Number(amount ?? 0)) }),
    'settlements.accept': ({ id, proposalId }, me) => settle(id, me, { do: 'accept', proposalId }),
    'settlements.decline': ({ id, proposalId }, me) => settle(id, me, { do: 'decline', proposalId }),
  };
}

function factsOf(order: Order, me: Student) {
  const { dispute } = order;
  return {
    ...orderFactsOf(order),
    side: sideOf(order, me),
    dispute:
      dispute === undefined
        ? null
        : {
            isDecided: dispute.outcome !== null,
            openedAt: new Date(dispute.openedAt),
            proposal:
              dispute.proposal === null
                ? null
                : { ...dispute.proposal, amount: dispute.proposal.amountMinor },
          },
    clocks: clocksOf(order),
  };
}

function carryOut(state: State, order: Order, decision: SettlementDecision): void {
  const { dispute } = order;
  if (dispute === undefined) throw new Error('There is no settlement without a complaint');
  const now = state.now().toISOString();
  const values = namesOf(order);
  switch (decision.do) {
    case 'resume':
      order.dispute = { ...dispute, proposal: null, outcome: 'withdrawn', resolvedAt: now };
      setClocks(order, decision.clocks);
      moveOrder(state, order, 'held');
      notify(state, order.seller.id, { ...about(order), kind: 'payment_dispute_withdrawn', values });
      return;
    case 'give_back':
      order.dispute = { ...dispute, outcome: 'conceded', resolvedAt: now };
      sendBack(state, order, decision.back.refund);
      notify(state, order.buyer.id, { ...about(order), kind: 'payment_dispute_conceded', values });
      return;
    case 'split':
      order.dispute = { ...dispute, outcome: 'settled', resolvedAt: now };
      giveParts(state, order, decision, dispute.proposal?.by === 'buyer' ? 'seller' : 'buyer');
      return;
    case 'propose': {
      const { by, amount } = decision;
      order.dispute = {
        ...dispute,
        proposal: { id: state.nextId(), by, amountMinor: amount, createdAt: now },
      };
      notifyOf(state, order, 'settlement_proposed', by, amount);
      return;
    }
    case 'decline': {
      const { by, amount } = decision.proposal;
      order.dispute = { ...dispute, proposal: null };
      notifyOf(state, order, 'settlement_declined', by === 'buyer' ? 'seller' : 'buyer', amount);
      return;
    }
    default:
      decision satisfies never;
  }
}

/** Refunds part of the money and releases the rest to the seller. */
function giveParts(
  state: State,
  order: Order,
  { split, settled }: Extract<SettlementDecision, { do: 'split' }>,
  by: 'buyer' | 'seller',
): void {
  order.split = split;
  line(state, order, by, { code: 'settled', amountMinor: split.refund, payout: toMajor(split.payout) });
  moveOrder(state, order, settled.to, order[by]);
  order.releasedAt = state.now().toISOString();
  if (settled.listing !== null) order.listing.status = settled.listing;
  moveOthers(state, order, 'hand_over');
  noteRefund(state, order, settled.refund);
  for (const to of ['seller', 'buyer'] as const) {
    const values = {
      ...namesOf(order),
      to,
      amountMinor: split.refund,
      payoutMinor: split.payout,
    };
    notify(state, order[to].id, { ...about(order), kind: 'payment_settled', values }, order[by]);
  }
}

function notifyOf(
  state: State,
  order: Order,
  event: Exclude<SettlementEvent, 'settled'>,
  by: 'buyer' | 'seller',
  amountMinor: number,
): void {
  line(state, order, by, { code: event, amountMinor });
  const other = by === 'buyer' ? order.seller : order.buyer;
  const { payout: payoutMinor } = splitOf(feesOf(order), amountMinor);
  const values = { ...namesOf(order), amountMinor, payoutMinor };
  notify(state, other.id, { ...about(order), kind: `payment_${event}`, values });
}

/** Adds an event to the thread of the order. Tickets have none, because events have a group. */
function line(
  state: State,
  order: Order,
  by: 'buyer' | 'seller',
  event: StoredEvent & { readonly code: SettlementEvent },
): void {
  if (order.item === 'ticket') return;
  const [sender, other] = by === 'buyer' ? [order.buyer, order.seller] : [order.seller, order.buyer];
  const talk = ensureThread(state, [sender, other], order.listing);
  addLine(state, talk, sender, { kind: 'system', event });
}
