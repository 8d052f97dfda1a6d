import { campus as ghana } from '@campushive/campus-ghana';
import { DAY, type Chargeback, type ChargebackOutcome } from '@campushive/contract';
import {
  decideChargeback,
  mayAnswerChargeback,
  type ChargebackDecision,
  type ChargebackFacts,
} from '@campushive/contract/rules/chargebacks';
import { namesOf, titlesOf } from './bundles.js';
import { clocksOf, setClocks, chargebackShown, feesOf, party } from './order-shown.js';
import {
  notify,
  pageOf,
  refuse,
  type InMemoryCalls,
  type Order,
  type State,
  type StoredChargeback,
  type Student,
} from './state.js';
import { moveOrder } from './threads.js';
import { toMajor } from './money.js';

/** Time that the simulated bank waits for a reply. */
const BANK_WAITS = 2 * DAY;

type ChargebackCalls = InMemoryCalls<'chargebacks.list' | 'chargebacks.answer'>;

/** In-memory calls for chargebacks. */
export function chargebackCalls(state: State): ChargebackCalls {
  return {
    'chargebacks.list'({ status = 'open', cursor, limit }) {
      const found = allOf(state)
        .filter((one) => (one.raised.outcome === null) === (status === 'open'))
        .sort((one, other) => (status === 'open' ? one.dueAt - other.dueAt : other.id.localeCompare(one.id)));
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map(toChargeback), pagination, count: found.length };
    },
    'chargebacks.answer'({ id, decision, note }, me) {
      const found = allOf(state).find((one) => one.id === id) ?? refuse('not_found');
      if ([found.order.buyer, found.order.seller].includes(me)) return refuse('forbidden');
      const { outcome } = found.raised;
      if (!mayAnswerChargeback({ outcome, answer: found.answer?.answer ?? null })) {
        return refuse('chargeback_answered');
      }
      const at = state.now().toISOString();
      found.answer = { answer: decision, note, answeredAt: at, sentAt: at };
      // Accepted ones end at once. Contested ones wait for the bank.
      if (decision === 'accept') resolveChargeback(state, found, 'accepted');
      return { data: toChargeback(found) };
    },
  };
}

/** Raises a chargeback, as the payer's bank does. */
export function raiseChargeback(state: State, order: Order): void {
  const now = state.now();
  const amountMinor = feesOf(order).total;
  const decision = decideChargeback({ do: 'raise', amount: amountMinor }, factsOf(order), now);
  const made: StoredChargeback = {
    id: state.nextId(),
    order,
    amountMinor,
    raised: { ...decision.raised, outcome: null },
    raisedAt: now.toISOString(),
    dueAt: now.getTime() + BANK_WAITS,
    answer: null,
    resolvedAt: null,
  };
  order.chargebacks = [...(order.chargebacks ?? []), made];
  carryOut(state, made, decision);
}

/** Decides a chargeback, as the payer's bank does. */
export function resolveChargeback(state: State, found: StoredChargeback, outcome: ChargebackOutcome): void {
  if (found.raised.outcome !== null) return;
  const { order, amountMinor: amount, raised } = found;
  const facts = factsOf(order, found);
  const decision = decideChargeback({ do: 'resolve', amount, outcome, raised }, facts, state.now());
  found.raised = { ...decision.raised, outcome };
  found.resolvedAt = state.now().toISOString();
  carryOut(state, found, decision);
}

/** Returns the seller's debt from chargebacks that no payout has repaid, in minor units. */
export const debtOf = (state: State, seller: Student): number =>
  allOf(state)
    .filter(({ order }) => order.seller === seller)
    .reduce((sum, { raised }) => sum + raised.sellerShare, 0) +
  state.orders
    .filter((one) => one.seller === seller && one.status === 'refunded' && one.releasedAt !== null)
    .reduce((sum, one) => sum + feesOf(one).payout, 0) -
  state.payouts
    .filter((one) => one.seller === seller && one.status !== 'failed')
    .reduce((sum, { debt }) => sum + debt, 0);

const allOf = (state: State) => state.orders.flatMap(({ chargebacks = [] }) => chargebacks);

function factsOf(order: Order, own?: StoredChargeback): ChargebackFacts {
  const { refund } = order;
  return {
    status: order.status,
    sellerId: order.seller.id,
    amounts: feesOf(order),
    clocks: clocksOf(order),
    // Simulated refunds count as sent.
    refund: refund === undefined ? null : { state: 'sent', amount: refund.amountMinor },
    others: (order.chargebacks ?? []).filter((one) => one !== own).map(({ raised }) => raised),
  };
}

function carryOut(state: State, { order, raised }: StoredChargeback, decision: ChargebackDecision): void {
  const { move, refund, notifications } = decision;
  if (move !== null) {
    moveOrder(state, order, move.to);
    if (move.clocks !== undefined) setClocks(order, move.clocks);
  }
  if (refund?.do === 'begin') {
    const at = state.now().toISOString();
    order.refund = {
      status: 'processed',
      reason: 'charged_back',
      note: null,
      amountMinor: refund.amount,
      currency: ghana.currency.code,
      createdAt: at,
      processedAt: at,
    };
  }
  const effect = raised.effect === 'debt' ? 'debt' : 'frozen';
  for (const { to, kind } of notifications) {
    notify(state, order[to].id, {
      type: 'payment',
      kind,
      values: { ...namesOf(order), to, effect },
      subject: { type: 'payment', id: order.id },
    });
  }
}

function toChargeback(found: StoredChargeback): Chargeback {
  const { order } = found;
  return {
    ...chargebackShown(found),
    owed: toMajor(found.raised.sellerShare),
    category: 'chargeback',
    paymentId: order.id,
    reference: order.reference,
    orderStatus: order.status,
    title: titlesOf(order),
    hiveId: order.listing.id,
    paid: toMajor(feesOf(order).total),
    paidAt: order.paidAt,
    buyer: party(order.buyer),
    seller: party(order.seller),
    answer: found.answer,
    evidenceUrl: `https://campus.example/evidence/${found.id}.pdf`,
  };
}
