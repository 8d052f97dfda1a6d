import { campus as ghana } from '@campushive/campus-ghana';
import { feeOf, HELD_STATUSES, type LedgerCase } from '@campushive/contract';
import { debtOf } from './chargebacks.js';
import { feesOf } from './order-shown.js';
import { pageOf, refuse, type InMemoryCalls, type Order, type State } from './state.js';
import { toMajor, toMinor } from './money.js';

type LedgerCalls = InMemoryCalls<'ledger.get' | 'ledger.cases' | 'ledger.close'>;

/** The books, as the server's moderators see them. */
export function ledgerCalls(state: State): LedgerCalls {
  return {
    'ledger.get'() {
      const atProvider = providerOf(state);
      const compared = state.comparedAt !== null;
      const sellers = [...new Set(state.orders.map(({ seller }) => seller))];
      return {
        data: {
          held: toMajor(sum(state.orders.filter(isHeld).map((one) => feesOf(one).price))),
          owedToSellers: toMajor(sum(state.orders.filter(isOwed).map((one) => feesOf(one).payout))),
          sellerDebt: toMajor(sum(sellers.map((one) => debtOf(state, one)))),
          payoutsOnTheWay: toMajor(
            sum(state.payouts.filter(({ status }) => status === 'requested').map(({ amount }) => amount)),
          ),
          // A refund has arrived by the next look at it.
          refundsOnTheWay: 0,
          atProvider: toMajor(atProvider),
          reported: compared ? toMajor(atProvider) : null,
          difference: compared ? 0 : null,
          comparedAt: state.comparedAt,
          openCases: state.ledgerCases.filter(({ closed }) => closed === null).length,
        },
      };
    },
    'ledger.cases'({ status = 'open', cursor, limit }) {
      const found = state.ledgerCases.filter(({ closed }) => (closed === null) === (status === 'open'));
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items, pagination };
    },
    'ledger.close'({ id, note }, me) {
      const found = state.ledgerCases.find((one) => one.id === id) ?? refuse('not_found');
      if (found.closed !== null) return refuse('already_resolved');
      const closed: LedgerCase = {
        ...found,
        closed: { note, by: me.name, at: state.now().toISOString() },
      };
      state.ledgerCases = state.ledgerCases.map((one) => (one === found ? closed : one));
      return { data: closed };
    },
  };
}

/** The provider forgets a payment, and the night finds it. */
export function forgetAtProvider(state: State, order: Order): void {
  const at = state.now().toISOString();
  state.comparedAt = at;
  const found: LedgerCase = {
    id: state.nextId(),
    of: 'charge',
    kind: 'missing_there',
    reference: order.reference,
    currency: ghana.currency.code,
    ours: toMajor(feesOf(order).total),
    theirs: null,
    foundAt: at,
    lastFoundAt: at,
    closed: null,
  };
  state.ledgerCases = [found, ...state.ledgerCases];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const isHeld = ({ status }: Order) => HELD_STATUSES.includes(status);
const isOwed = ({ status, sentOut }: Order) => status === 'released' && sentOut !== true;

/** What came, less what went back, out, or to the provider itself. */
function providerOf({ orders, payouts }: State): number {
  const { charge, transfer } = ghana.fees.provider;
  const paid = orders.filter(({ paidAt }) => paidAt !== null).map((one) => feesOf(one).total);
  const came = sum(paid.map((total) => total - feeOf(total, charge)));
  const back = sum(
    orders.flatMap((one) =>
      one.paidAt !== null && one.refund !== undefined ? [toMinor(one.refund.amount)] : [],
    ),
  );
  const taken = sum(
    orders.flatMap(({ chargebacks = [] }) =>
      chargebacks
        .filter(({ raised }) => raised.outcome === 'lost' || raised.outcome === 'accepted')
        .map(({ amountMinor }) => amountMinor),
    ),
  );
  const sent = payouts.filter(({ status }) => status === 'paid');
  return came - back - taken - sum(sent.map(({ amount }) => amount + transfer));
}
