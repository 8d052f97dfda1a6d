import { campus as ghana } from '@campushive/campus-ghana';
import {
  DAY,
  maskPhone,
  PAYOUT_HOUR,
  type DelayedPayout,
  type Payout,
  type PayoutAccount,
  HELD_STATUSES,
} from '@campushive/contract';
import {
  availableOf,
  decidePayout,
  isSameName,
  isSameWallet,
  isWaiting,
  leftOf,
  paidFromOf,
  partsOf,
  payableNow,
} from '@campushive/contract/rules/payouts';
import {
  notify,
  pageOf,
  refuse,
  refuseField,
  toPerson,
  type InMemoryCalls,
  type Order,
  type State,
  type StoredPayout,
  type StoredPayoutAccount,
  type Student,
} from './state.js';
import { debtOf } from './chargebacks.js';
import { waitingCreditsOf } from './credits.js';
import { readAccount } from './mobile-money.js';
import { feesOf } from './order-shown.js';
import { toMajor } from './money.js';
import { owedTo } from './owed.js';
import { payoutADayOf } from '@campushive/contract/rules/wallet-limits';
import { dayIn } from '@campushive/contract/rules/zoned-time';
import { payoutFailureOf } from '@campushive/contract/payout-failures';

type PayoutCalls = InMemoryCalls<
  | 'payouts.account'
  | 'payouts.setAccount'
  | 'payouts.list'
  | 'payouts.create'
  | 'payouts.delayed'
  | 'payouts.retry'
  | 'payouts.return'
>;

const payoutOf = (order: Order) => feesOf(order).payout;
const sum = (orders: readonly Order[]) => orders.reduce((total, order) => total + payoutOf(order), 0);

const unpaidOf = (state: State, seller: Student): Order[] =>
  state.orders.filter((one) => one.seller === seller && one.releasedAt !== null && !one.sentOut);

/** In-memory calls for payouts. A transfer has arrived by the next call. */
export function payoutCalls(state: State): PayoutCalls {
  const sold = (me: Student) => state.orders.filter((one) => one.seller === me);
  const mine = (me: Student) => state.payouts.filter((one) => one.seller === me);

  const arrive = (me: Student) => {
    for (const payout of mine(me).filter((one) => one.status === 'requested' && one.failure === null)) {
      payout.status = 'paid';
      payout.paidAt = state.now().toISOString();
      for (const order of payout.orders) if (order.status === 'released') order.status = 'paid_out';
      notify(state, me.id, {
        type: 'payment',
        kind: 'payout_paid',
        values: { account: maskPhone(payout.account.phone), amountMinor: payout.amount },
        subject: null,
      });
    }
  };

  const describe = (me: Student): PayoutAccount => {
    const account = state.payoutAccounts.get(me.id);
    const [owed, debt] = [owedTo(state, me), debtOf(state, me)];
    const limit = account === undefined ? null : payoutADayOf(ghana, account.network);
    const leftToday = account === undefined ? null : leftFor(state, me, account);
    const onTheWay = mine(me).filter((one) => one.status === 'requested');
    const next = new Date(state.now());
    next.setUTCHours(PAYOUT_HOUR, 0, 0, 0);
    return {
      account:
        account === undefined
          ? null
          : {
              network: account.network,
              maskedPhone: maskPhone(account.phone),
              name: account.name,
              needsAttention: account.needsAttention === true,
              takesLess: false,
              paidFrom: isWaiting(account, state.now()) ? account.paidFrom.toISOString() : null,
              updatedAt: account.updatedAt,
            },
      available: toMajor(availableOf({ owed, debt })),
      debt: toMajor(Math.max(0, debt)),
      onTheWay: toMajor(onTheWay.reduce((total, one) => total + one.amount, 0)),
      held: toMajor(sum(sold(me).filter((one) => HELD_STATUSES.includes(one.status)))),
      minimum: toMajor(ghana.fees.payout.minimum),
      instantFee: toMajor(ghana.fees.payout.instantFee),
      payableNow: toMajor(payableNow({ owed, debt, leftToday }, ghana.fees.payout)),
      limitADay: limit === null ? null : toMajor(limit),
      nextPayoutAt: new Date(next > state.now() ? next : next.getTime() + DAY).toISOString(),
    };
  };

  return {
    'payouts.account'(_input, me) {
      arrive(me);
      return { data: describe(me) };
    },
    'payouts.setAccount'({ name, ...typed }, me) {
      const account = readAccount(typed.phone, typed.network);
      const holder = holderOf(account.phone);
      if (holder !== undefined && !isSameName(holder, name))
        return refuseField('name', 'not_the_holder', { holder });
      const known = state.payoutAccounts.get(me.id);
      const same = known !== undefined && isSameWallet(known, account);
      const paidFrom = same ? known.paidFrom : paidFromOf(state.now());
      const updatedAt = state.now().toISOString();
      state.payoutAccounts.set(me.id, { ...account, name: holder ?? name, paidFrom, updatedAt });
      if (!same) {
        notify(state, me.id, {
          type: 'payment',
          kind: known === undefined ? 'payout_account_added' : 'payout_account_changed',
          values: { account: maskPhone(account.phone) },
          subject: null,
        });
      }
      return { data: describe(me) };
    },
    'payouts.list'({ cursor, limit }, me) {
      arrive(me);
      const { items, pagination } = pageOf(mine(me), cursor, limit);
      return { data: items.map(toPayout), pagination };
    },
    'payouts.create'(_input, me) {
      const saved = state.payoutAccounts.get(me.id);
      const orders = unpaidOf(state, me);
      const account = saved && { ...saved, needsAttention: saved.needsAttention === true };
      const credits = waitingCreditsOf(state, me);
      const isDelayed = delayedOf(state).some((one) => one.seller === me && isOperators(one));
      const owed = owedTo(state, me);
      const leftToday = saved === undefined ? null : leftFor(state, me, saved);
      const facts = { owed, debt: debtOf(state, me), account, isDelayed, leftToday };
      const decision = decidePayout('instant', facts, ghana.fees.payout, state.now());
      if ('refused' in decision) return refuse(decision.refused);
      if (saved === undefined) throw new Error('A payout is decided with an account');
      const items = [
        ...orders.map((order) => ({ order, amount: payoutOf(order) })),
        ...credits.map((credit) => ({ credit, amount: credit.amountMinor })),
      ];
      const settled = partsOf(items, owed, decision).flatMap(({ item, isLast }) => (isLast ? [item] : []));
      const sold = settled.flatMap((one) => ('order' in one ? [one.order] : []));
      for (const order of sold) order.sentOut = true;
      const failure = state.transferFailure;
      const isReturned = failure !== null && payoutFailureOf(failure) === 'operator';
      const id = state.nextId();
      const payout = {
        id,
        seller: me,
        account: saved,
        orders: sold,
        credits: settled.flatMap((one) => ('credit' in one ? [one.credit] : [])),
        ...decision,
        ...(isReturned ? { fee: 0, feeReturned: decision.fee } : { feeReturned: 0 }),
        status: 'requested' as const,
        failure,
        note: null,
        createdAt: state.now().toISOString(),
        paidAt: null,
      };
      state.payouts.unshift(payout);
      return { data: toPayout(payout) };
    },
    'payouts.delayed'({ cursor, limit }) {
      const found = delayedOf(state).toReversed();
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map(toDelayed), pagination, count: found.length };
    },
    'payouts.retry'({ id }) {
      const found = requireDelayed(state, id);
      found.failure = state.transferFailure;
      return {};
    },
    'payouts.return'({ id, note }) {
      const found = requireDelayed(state, id);
      Object.assign(found, { status: 'failed', failure: 'account_questioned', note });
      for (const order of found.orders) order.sentOut = false;
      const account = state.payoutAccounts.get(found.seller.id);
      if (account !== undefined)
        state.payoutAccounts.set(found.seller.id, { ...account, needsAttention: true });
      return {};
    },
  };
}

/** Returns the remaining daily limit of the wallet, in minor units. Null without a limit. */
function leftFor(state: State, me: Student, account: StoredPayoutAccount): number | null {
  const dayOf = (at: Date) => dayIn(at.getTime(), ghana.timeZone);
  const today = dayOf(state.now());
  const sent = state.payouts.filter(
    (one) =>
      one.seller === me &&
      isSameWallet(one.account, account) &&
      (one.status === 'requested' || (one.paidAt !== null && dayOf(new Date(one.paidAt)) === today)),
  );
  return leftOf(
    payoutADayOf(ghana, account.network),
    sent.reduce((total, { amount }) => total + amount, 0),
  );
}

const delayedOf = (state: State) =>
  state.payouts.filter((one) => one.status === 'requested' && one.failure !== null);
const isOperators = ({ failure }: StoredPayout): boolean =>
  failure !== null && payoutFailureOf(failure) === 'operator';

function requireDelayed(state: State, id: string): StoredPayout {
  const found = state.payouts.find((one) => one.id === id) ?? refuse('not_found');
  return delayedOf(state).includes(found) ? found : refuse('payout_not_waiting');
}

function toDelayed(payout: StoredPayout): DelayedPayout {
  const { id, reference, amount, network, maskedPhone, createdAt } = toPayout(payout);
  const code = payout.failure ?? 'unknown_answer';
  return {
    ...{ id, reference, seller: toPerson(payout.seller), amount, network, maskedPhone, createdAt },
    ...{ failure: payoutFailureOf(code), code, words: null, atProvider: false, retryAt: null },
  };
}

/** Registered holder, as in the sandbox. */
const holderOf = (phone: string) => (phone.endsWith('000000') ? 'ADWOA HOLDER' : undefined);

function toPayout(payout: StoredPayout): Payout {
  const { id, account, orders, credits, amount, fee, feeReturned, debt, status, createdAt, paidAt } = payout;
  return {
    id,
    reference: `cmp-out-${id}`,
    kind: 'instant',
    status,
    amount: toMajor(amount),
    fee: toMajor(fee),
    feeReturned: toMajor(feeReturned),
    debt: toMajor(debt),
    network: account.network,
    maskedPhone: maskPhone(account.phone),
    sales: orders.length,
    credits: credits.length,
    failure: payout.failure && payoutFailureOf(payout.failure),
    failureCode: payout.status === 'failed' ? payout.failure : null,
    failureReason: payout.note,
    retryAt: null,
    createdAt,
    paidAt,
  };
}
