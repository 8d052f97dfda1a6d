import { campus as ghana } from '@campushive/campus-ghana';
import type { Credit, GivenCredit } from '@campushive/contract';
import { CREDITS_COUNT_FOR, decideCredit, refusalToWithdraw } from '@campushive/contract/rules/credits';
import { requireSubject } from './moderated-accounts.js';
import { toAmount, toMajor } from './money.js';
import { owedTo } from './owed.js';
import {
  notify,
  pageOf,
  refuse,
  refuseField,
  toPerson,
  type InMemoryCalls,
  type State,
  type StoredCredit,
  type Student,
} from './state.js';

type CreditCalls = InMemoryCalls<'credits.list' | 'credits.ofStudent' | 'credits.give' | 'credits.withdraw'>;

/** In-memory calls for credits from the campus to students. */
export function creditCalls(state: State): CreditCalls {
  const of = (student: Student) => state.credits.filter((one) => one.student === student).toReversed();
  const find = (id: string) => state.students.find((one) => one.id === id) ?? refuse('not_found');
  return {
    'credits.list'({ cursor, limit }, me) {
      const { items, pagination } = pageOf(of(me), cursor, limit);
      return { data: items.map((one) => toCredit(state, one)), pagination };
    },
    'credits.ofStudent'({ id, cursor, limit }) {
      const { items, pagination } = pageOf(of(find(id)), cursor, limit);
      return { data: items.map((one) => toGiven(state, one)), pagination };
    },
    'credits.give'({ id, amount, reason }, me) {
      const amountMinor = toAmount(amount ?? 0);
      const student = find(id);
      requireSubject(student, me);
      const refused = decideCredit(amountMinor, { given: givenLately(state, me) }, ghana.fees);
      if (refused !== null) {
        const limit = toMajor(refused.limit);
        if (refused.refused === 'too_small') return refuseField('amount', 'too_small', { min: limit });
        const code = refused.refused === 'too_large' ? 'price_too_high' : 'credits_left';
        return refuseField('amount', code, { max: limit });
      }
      const made: StoredCredit = {
        id: state.nextId(),
        student,
        amountMinor,
        reason,
        by: me,
        createdAt: state.now().toISOString(),
        withdrawal: null,
      };
      state.credits.push(made);
      notifyOf(state, made, 'give', me, reason);
      return { data: toGiven(state, made) };
    },
    'credits.withdraw'({ id, reason }, me) {
      const found = state.credits.find((one) => one.id === id) ?? refuse('not_found');
      const isWaiting =
        statusOf(state, found) === 'waiting' && owedTo(state, found.student) >= found.amountMinor;
      const refused = refusalToWithdraw({ isOwn: found.student === me, isWaiting });
      if (refused !== null) return refuse(refused);
      found.withdrawal = { reason, by: me, at: state.now().toISOString() };
      notifyOf(state, found, 'withdraw', me, reason);
      return { data: toGiven(state, found) };
    },
  };
}

/** Returns the credits that are neither paid out nor withdrawn. */
export const waitingCreditsOf = (state: State, student: Student): StoredCredit[] =>
  state.credits.filter((one) => one.student === student && statusOf(state, one) === 'waiting');

/** Returns the total of given credits that were not withdrawn, in minor units. */
export const goodwillOf = ({ credits }: State): number => sumOf(credits.filter(isGiven));

const sumOf = (credits: readonly StoredCredit[]): number =>
  credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const isGiven = ({ withdrawal }: StoredCredit): boolean => withdrawal === null;

function givenLately(state: State, admin: Student): number {
  const since = state.now().getTime() - CREDITS_COUNT_FOR;
  return sumOf(
    state.credits.filter(
      (one) => one.by === admin && isGiven(one) && new Date(one.createdAt).getTime() > since,
    ),
  );
}

function notifyOf(
  state: State,
  { id, student, amountMinor }: StoredCredit,
  what: 'give' | 'withdraw',
  me: Student,
  reason: string,
): void {
  notify(state, student.id, {
    type: 'payment',
    kind: what === 'give' ? 'credit_given' : 'credit_withdrawn',
    values: { amountMinor, note: reason },
    subject: null,
  });
  state.audit.push({
    actor: me,
    action: `credit.${what}`,
    target: { type: 'user', id: student.id },
    reason,
    details: { credit: id, amount: amountMinor },
    createdAt: state.now().toISOString(),
  });
}

function statusOf({ payouts }: State, credit: StoredCredit): Credit['status'] {
  if (credit.withdrawal !== null) return 'withdrawn';
  const payout = payouts.find(({ credits, status }) => status !== 'failed' && credits.includes(credit));
  if (payout === undefined) return 'waiting';
  return payout.status === 'paid' ? 'paid' : 'on_the_way';
}

function toCredit(state: State, credit: StoredCredit): Credit {
  const { id, amountMinor, reason, createdAt, withdrawal } = credit;
  return {
    id,
    amount: toMajor(amountMinor),
    reason,
    status: statusOf(state, credit),
    withdrawal: withdrawal && { reason: withdrawal.reason, at: withdrawal.at },
    createdAt,
  };
}

const toGiven = (state: State, credit: StoredCredit): GivenCredit => ({
  ...toCredit(state, credit),
  by: toPerson(credit.by),
  withdrawnBy: credit.withdrawal && toPerson(credit.withdrawal.by),
});
