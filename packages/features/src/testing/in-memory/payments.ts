import { HANDOVER_TRIES, maskPhone, PAYMENT_STATUS_OF } from '@campushive/contract';
import { decideCancel, decideHandover } from '@campushive/contract/rules/orders';
import { beginOrder } from './begin-order.js';
import { boughtBy } from './bundles.js';
import { chargeOf } from './charges.js';
import { countTry, enteredCode, markDelivered, refuseTries } from './deliveries.js';
import { giveBack, giveToSeller } from './disputes.js';
import { markMet } from './meetups.js';
import { byId, mine, orderFactsOf, ownAmount, sideOf, toPayment } from './order-shown.js';
import { endOrder, settleOrder } from './settle-order.js';
import { pageOf, refuse, type InMemoryCalls, type Order, type State, type Student } from './state.js';

type PaymentCalls = InMemoryCalls<
  | 'payments.initialize'
  | 'payments.charge'
  | 'payments.number'
  | 'payments.forgetNumber'
  | 'payments.voucher'
  | 'payments.verify'
  | 'payments.status'
  | 'payments.list'
  | 'payments.get'
  | 'payments.handover'
  | 'payments.cancel'
>;

/** In-memory calls for held money. */
export function paymentCalls(state: State): PaymentCalls {
  const isCheckedIn = (order: Order) =>
    state.places.some((one) => one.order === order && one.checkedInAt !== null);
  const verify = (reference: string, me: Student) => {
    const order = mine(
      state.orders.find((one) => one.reference === reference),
      me,
    );
    settleOrder(state, order);
    return { data: toPayment(order, me, state.now()) };
  };

  return {
    'payments.initialize': (wanted, me) => ({ data: begun(beginOrder(state, wanted, me, undefined)) }),
    'payments.charge'({ phone, network, remembered, ...wanted }, me) {
      const order = beginOrder(state, wanted, me, chargeOf(state, { phone, network, remembered }, me));
      return { data: toPayment(order, me, state.now()) };
    },
    'payments.number'(_input, me) {
      const known = state.paymentNumbers.get(me.id);
      return {
        data: known === undefined ? null : { network: known.network, maskedPhone: maskPhone(known.phone) },
      };
    },
    'payments.forgetNumber'(_input, me) {
      state.paymentNumbers.delete(me.id);
      for (const order of state.orders.filter(({ buyer }) => buyer === me))
        if (order.charge !== undefined) order.charge = { ...order.charge, isForgotten: true };
      return {};
    },
    'payments.voucher'({ id, voucher }, me) {
      const order = byId(state, id, me);
      if (order.buyer !== me) return refuse('forbidden');
      if (order.status !== 'pending_payment' || order.charge?.step !== 'voucher')
        return refuse('payment_not_pending');
      if (voucher.length !== 6)
        return refuse('voucher_wrong', 'That voucher does not work.', { voucher: { code: 'voucher_wrong' } });
      order.outcome = voucher === '123456' ? 'success' : 'failed';
      settleOrder(state, order);
      return { data: toPayment(order, me, state.now()) };
    },
    'payments.verify': ({ reference }, me) => verify(reference, me),
    'payments.status': ({ reference }, me) => verify(reference, me),
    'payments.list'({ status, q = '', sort = 'date-desc', cursor, limit }, me) {
      const wanted = q.trim().toLowerCase();
      const found = state.orders.filter(
        (one) =>
          [one.buyer, one.seller].includes(me) &&
          (status === undefined || PAYMENT_STATUS_OF[one.status] === status) &&
          (boughtBy(one).some(({ title }) => title.toLowerCase().includes(wanted)) ||
            one.reference.toLowerCase().includes(wanted)),
      );
      if (sort.startsWith('amount')) found.sort((a, b) => ownAmount(b, me) - ownAmount(a, me));
      if (sort.endsWith('-asc')) found.reverse();
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map((one) => toPayment(one, me, state.now())), pagination };
    },
    'payments.get': ({ id }, me) => ({ data: toPayment(byId(state, id, me), me, state.now()) }),
    'payments.handover'({ id, code }, me) {
      const order = byId(state, id, me);
      const decision = decideHandover(
        sideOf(order, me),
        orderFactsOf(order),
        enteredCode(order, code),
        state.now(),
      );
      if (decision === 'done') return { data: toPayment(order, me, state.now()) };
      if ('refused' in decision) {
        const { refused } = decision;
        if (refused !== 'handover_code_wrong' && refused !== 'pickup_code_at_dropoff') return refuse(refused);
        countTry(order);
        return refuse(refused, 'That is not the code.', { code: { code: refused } });
      }
      if (order.tries >= HANDOVER_TRIES) return refuseTries();
      giveToSeller(state, order, decision, me);
      markMet(order);
      markDelivered(order, state.now());
      return { data: toPayment(order, me, state.now()) };
    },
    'payments.cancel'({ id }, me) {
      const order = byId(state, id, me);
      const decide = () =>
        decideCancel(
          sideOf(order, me),
          { ...orderFactsOf(order), isCheckedIn: isCheckedIn(order) },
          state.now(),
        );
      const asked = decide();
      if ('refused' in asked && asked.refused === 'forbidden') return refuse(asked.refused);
      settleOrder(state, order);
      const decision = decide();
      if ('refused' in decision) return refuse(decision.refused);
      if (decision.to === 'cancelled') endOrder(state, order, decision.to);
      else giveBack(state, order, me, decision);
      return { data: toPayment(order, me, state.now()) };
    },
  };
}

function begun(order: Order) {
  return {
    authorizationUrl: `https://checkout.example/${order.reference}`,
    reference: order.reference,
    accessCode: order.reference,
    paymentId: order.id,
    reservedUntil: new Date(order.reservedUntil).toISOString(),
  };
}
