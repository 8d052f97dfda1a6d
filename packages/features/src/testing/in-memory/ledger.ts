import { campus as ghana } from '@campushive/campus-ghana';
import { feeOf, HELD_STATUSES, type LedgerCase } from '@campushive/contract';
import { refusalToClose } from '@campushive/contract/rules/reconciliation';
import { goodwillOf } from './credits.js';
import { debtOf } from './chargebacks.js';
import { feesOf, sideOf } from './order-shown.js';
import {
  pageOf,
  refuse,
  type InMemoryCalls,
  type Order,
  type State,
  type StoredLedgerCase,
  type Student,
} from './state.js';
import { toMajor } from './money.js';
import { owedTo } from './owed.js';

type LedgerCalls = InMemoryCalls<'ledger.get' | 'ledger.cases' | 'ledger.close'>;

/** In-memory calls for the ledger. */
export function ledgerCalls(state: State): LedgerCalls {
  return {
    'ledger.get'() {
      const atProvider = providerOf(state);
      const compared = state.comparedAt !== null;
      const sellers = [...new Set(state.orders.map(({ seller }) => seller))];
      return {
        data: {
          held: toMajor(sum(state.orders.filter(isHeld).map((one) => feesOf(one).price))),
          owedToSellers: toMajor(sum(state.students.map((one) => owedTo(state, one)))),
          sellerDebt: toMajor(sum(sellers.map((one) => debtOf(state, one)))),
          payoutsOnTheWay: toMajor(
            sum(state.payouts.filter(({ status }) => status === 'requested').map(({ amount }) => amount)),
          ),
          // Simulated refunds count as sent.
          refundsOnTheWay: 0,
          goodwill: toMajor(goodwillOf(state)),
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
      return { data: items.map(toCase), pagination };
    },
    'ledger.close'({ id, note }, me) {
      const found = state.ledgerCases.find((one) => one.id === id) ?? refuse('not_found');
      const refused = refusalToClose({
        isOwn: isAbout(state, found.reference, me),
        isClosed: found.closed !== null,
      });
      if (refused !== null) return refuse(refused);
      const closed: StoredLedgerCase = {
        ...found,
        closed: { note, by: me.name, at: state.now().toISOString() },
      };
      state.ledgerCases = state.ledgerCases.map((one) => (one === found ? closed : one));
      return { data: toCase(closed) };
    },
  };
}

const toCase = ({ oursMinor, theirsMinor, ...found }: StoredLedgerCase): LedgerCase => ({
  ...found,
  ours: oursMinor === null ? null : toMajor(oursMinor),
  theirs: theirsMinor === null ? null : toMajor(theirsMinor),
});

/** Returns true when a reference belongs to the student's order. Differences in memory are only about orders. */
const isAbout = (state: State, reference: string | null, me: Student): boolean =>
  state.orders.some((one) => one.reference === reference && sideOf(one, me) !== null);

/** Removes a payment from the provider and records the difference, as the nightly comparison does. */
export function forgetAtProvider(state: State, order: Order): void {
  const at = state.now().toISOString();
  state.comparedAt = at;
  const found: StoredLedgerCase = {
    id: state.nextId(),
    of: 'charge',
    kind: 'missing_there',
    reference: order.reference,
    currency: ghana.currency.code,
    oursMinor: feesOf(order).total,
    theirsMinor: null,
    foundAt: at,
    lastFoundAt: at,
    closed: null,
  };
  state.ledgerCases = [found, ...state.ledgerCases];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const isHeld = ({ status }: Order) => HELD_STATUSES.includes(status);

/** Returns the provider's balance: incoming payments less refunds, payouts and the provider's fees. */
function providerOf({ orders, payouts }: State): number {
  const { charge, transfer } = ghana.fees.provider;
  const paid = orders.filter(({ paidAt }) => paidAt !== null).map((one) => feesOf(one).total);
  const came = sum(paid.map((total) => total - feeOf(total, charge)));
  const back = sum(
    orders.flatMap((one) =>
      one.paidAt !== null && one.refund !== undefined ? [one.refund.amountMinor] : [],
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
