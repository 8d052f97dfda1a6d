import { campus as ghana } from '@campushive/campus-ghana';
import { decideCharge, type ReportedCharge } from '@campushive/contract/rules/charges';
import { freeStatusOf, paidStatusOf } from '@campushive/contract/rules/resumption';
import { moveOthers } from './bundle-orders.js';
import { namesOf } from './bundles.js';
import { sendBack } from './disputes.js';
import { returnTickets } from './events.js';
import { endOffers } from './offers.js';
import { feesOf } from './order-shown.js';
import { confirmLesson } from './series-order.js';
import { notify, type Order, type State } from './state.js';
import type { PayerOutcome } from './stored.js';
import { moveOrder } from './threads.js';

/** Ends an order without payment and frees its reservations. */
export function endOrder(state: State, order: Order, status: 'expired' | 'failed' | 'cancelled'): void {
  moveOrder(state, order, status);
  order.endedAt = state.now().toISOString();
  if (order.item === 'ticket') returnTickets(state, order);
  else if (order.item === 'listing') order.listing.status = freeStatusOf(order.kind);
  moveOthers(state, order, 'free');
}

/** Applies the payer's action at the provider, once. */
export function settleOrder(state: State, order: Order): void {
  if (order.status !== 'pending_payment') return;
  // An unanswered prompt fails after its timeout.
  if (order.charge !== undefined && order.charge.expiresAt <= state.now().getTime())
    order.outcome ??= 'failed';
  if (order.outcome === null) return;
  const decision = decideCharge(chargeAs(order, order.outcome), {
    status: order.status,
    amounts: feesOf(order),
    currency: ghana.currency.code,
    isAvailable: false,
  });
  if (decision.do === 'fail') return endOrder(state, order, 'failed');
  if (decision.do === 'send_back') {
    endOrder(state, order, 'cancelled');
    sendBack(state, order, decision.refund);
    return notifyOfMismatch(state, order);
  }
  if (decision.do === 'hold') hold(state, order);
}

function hold(state: State, order: Order): void {
  moveOrder(state, order, 'held');
  order.paidAt = state.now().toISOString();
  if (order.charge !== undefined && order.charge.isForgotten !== true) {
    const { phone, network } = order.charge;
    state.paymentNumbers.set(order.buyer.id, { phone, network });
  }
  if (order.item === 'listing') {
    order.listing.status = paidStatusOf(order.kind);
    endOffers(state, (one) => one.listing === order.listing, 'sold');
    moveOthers(state, order, 'pay');
  }
  confirmLesson(state, order);
  for (const place of state.places.filter((one) => one.order === order))
    Object.assign(place, { status: 'going', heldUntil: null });
  const subject = { type: 'payment' as const, id: order.id };
  const draft = { type: 'payment' as const, values: namesOf(order), subject };
  notify(state, order.seller.id, { ...draft, kind: 'payment_held' });
  notify(state, order.buyer.id, { ...draft, kind: 'payment_made' }, order.buyer);
}

function notifyOfMismatch(state: State, order: Order): void {
  for (const to of ['seller', 'buyer'] as const) {
    const subject = { type: 'payment' as const, id: order.id };
    const values = { ...namesOf(order), to };
    notify(state, order[to].id, { type: 'payment', kind: 'payment_mismatched', values, subject });
  }
}

/** Returns the provider's report of the payer's action. */
function chargeAs(order: Order, outcome: PayerOutcome): ReportedCharge {
  const { total } = feesOf(order);
  return {
    status: outcome === 'failed' ? 'failed' : 'success',
    amount: outcome === 'short' ? SHORT : total,
    currency: outcome === 'foreign' ? FOREIGN : ghana.currency.code,
    providerFee: 0,
  };
}

const FOREIGN = 'USD';
/** Amount below every price, in minor units. */
const SHORT = 100;
