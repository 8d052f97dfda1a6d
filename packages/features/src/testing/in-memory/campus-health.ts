import { campus as ghana } from '@campushive/campus-ghana';
import { HEALTH_DAYS, MINUTE, type CampusDay } from '@campushive/contract';
import { addDays, dayIn } from '@campushive/contract/rules/zoned-time';
import { toMajor } from './money.js';
import { feesOf } from './order-shown.js';
import type { InMemoryCalls, Order, State, StoredConversation } from './state.js';

/** In-memory calls for the campus statistics by day. */
export function healthCalls(state: State): InMemoryCalls<'moderation.health'> {
  return {
    'moderation.health'({ days = HEALTH_DAYS }) {
      const today = dayIn(state.now().getTime(), ghana.timeZone);
      const data = Array.from({ length: days }, (_, index) => dayOf(state, addDays(today, index + 1 - days)));
      return { data, count: data.length };
    },
  };
}

function dayOf(state: State, date: string): CampusDay {
  const on = (instant: string | null | undefined) =>
    typeof instant === 'string' && dayIn(Date.parse(instant), ghana.timeZone) === date;
  const byNow = (instant: string | null | undefined) =>
    typeof instant === 'string' && dayIn(Date.parse(instant), ghana.timeZone) <= date;
  const posted = state.listings.filter((one) => one.status !== 'draft' && on(one.createdAt));
  const written = state.conversations.flatMap(writtenIn);
  const writtenToday = written.filter(({ createdAt }) => on(createdAt));
  const begun = state.conversations.filter((one) => on(writtenIn(one)[0]?.createdAt));
  const paid = state.orders.filter(({ paidAt }) => on(paidAt));
  const ended = (one: Order) => one.releasedAt ?? one.refund?.createdAt;
  const held = state.orders.filter((one) => byNow(one.paidAt) && !byNow(ended(one)));
  return {
    date,
    newStudents: state.students.filter(({ createdAt }) => on(createdAt)).length,
    activeStudents: new Set([
      ...writtenToday.map(({ sender }) => sender),
      ...posted.map(({ poster }) => poster),
      ...state.applications.filter(({ createdAt }) => on(createdAt)).map(({ applicant }) => applicant),
      ...state.offers.filter(({ createdAt }) => on(createdAt)).map(({ buyer }) => buyer),
      ...paid.map(({ buyer }) => buyer),
    ]).size,
    listings: posted.length,
    conversations: begun.length,
    paidConversations: begun.filter((one) => isPaid(state, one)).length,
    minutesToAnswer: median(begun.flatMap(minutesToAnswer)),
    payments: paid.length,
    paid: toMajor(sum(paid.map((one) => feesOf(one).price))),
    released: toMajor(
      sum(state.orders.filter(({ releasedAt }) => on(releasedAt)).map((one) => feesOf(one).payout)),
    ),
    refunded: toMajor(
      sum(state.orders.flatMap(({ refund }) => (on(refund?.createdAt) ? [refund?.amountMinor ?? 0] : []))),
    ),
    held: toMajor(sum(held.map((one) => feesOf(one).price))),
    disputes: state.orders.filter(({ dispute }) => on(dispute?.openedAt)).length,
    messages: writtenToday.length,
    warned: writtenToday.filter(({ warning }) => warning !== null).length,
  };
}

/** Returns messages written by the participants. */
const writtenIn = ({ messages }: StoredConversation) =>
  messages.filter(({ kind }) => kind === 'text' || kind === 'photo' || kind === 'file');

/** Returns true when one participant paid the other for the conversation's listing. */
const isPaid = ({ orders }: State, { pair, listing }: StoredConversation): boolean =>
  orders.some(
    (one) =>
      one.paidAt !== null &&
      (listing === null || one.listing === listing) &&
      [one.buyer, one.seller].every((side) => pair.includes(side)),
  );

function minutesToAnswer(conversation: StoredConversation): number[] {
  const [first, ...others] = writtenIn(conversation);
  const answer = others.find(({ sender }) => sender !== first?.sender);
  if (first === undefined || answer === undefined) return [];
  return [(Date.parse(answer.createdAt) - Date.parse(first.createdAt)) / MINUTE];
}

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
