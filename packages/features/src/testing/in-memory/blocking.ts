import type { OpenOrder } from '@campushive/contract';
import {
  canWriteDespite,
  decideCancelOnBlock,
  isOpenForBlock,
  pausedFor,
  type BlockedOrderFacts,
} from '@campushive/contract/rules/blocks';
import { buys, namesOf } from './bundles.js';
import { about, giveBack } from './disputes.js';
import { endFollows } from './follows.js';
import { toMajor } from './money.js';
import { endOffers } from './offers.js';
import { autoReleaseOf, feesOf, orderFactsOf, sideOf } from './order-shown.js';
import {
  isBlocked,
  notify,
  pageOf,
  refuse,
  toPerson,
  type InMemoryCalls,
  type Order,
  type State,
  type StoredListing,
  type Student,
} from './state.js';

type BlockingCalls = InMemoryCalls<'users.blocked' | 'users.openOrders' | 'users.block' | 'users.unblock'>;
type Pair = readonly [Student, Student];

/** In-memory calls for blocking students and deciding about their open orders. */
export function blockingCalls(state: State): BlockingCalls {
  const blockOf = (by: Student, of: Student) => state.blocks.find((one) => one.by === by && one.of === of);
  const studentOf = (id: string) => state.students.find((one) => one.id === id) ?? refuse('not_found');
  const otherStudent = (id: string, me: Student): Student => {
    if (id === me.id) return refuse('forbidden', 'You cannot block yourself.');
    return studentOf(id);
  };
  return {
    'users.blocked'({ cursor, limit }, me) {
      const mine = state.blocks.filter(({ by }) => by === me).reverse();
      const { items, pagination } = pageOf(mine, cursor, limit);
      return { data: items.map(({ of }) => toPerson(of)), pagination };
    },
    'users.openOrders'({ id }, me) {
      const data = openBetween(state, [me, studentOf(id)]).map((order) => openOrderOf(state, order, me));
      return { data, count: data.length };
    },
    'users.block'({ id, orders: choice }, me) {
      const of = otherStudent(id, me);
      const pair: Pair = [me, of];
      const open = openBetween(state, pair);
      if (choice === 'cancel' && open.some((order) => cancellationOf(state, order, me) === null))
        return refuse('cancel_too_late');
      const before = blockOf(me, of)?.keepsOrders;
      const keepsOrders = choice === 'keep' || (choice === undefined && before === true);
      if (keepsOrders && before === false) resume(state, pair);
      const block = blockOf(me, of);
      const pausedSince = state.now().getTime();
      if (block === undefined) state.blocks.push({ by: me, of, keepsOrders, pausedSince });
      else if (block.keepsOrders !== keepsOrders) Object.assign(block, { keepsOrders, pausedSince });
      endFollows(state, (one) => [one.by, one.of].every((each) => each === me || each === of));
      endOffers(
        state,
        ({ buyer, seller }) => [buyer, seller].every((one) => one === me || one === of),
        'blocked',
      );
      for (const order of open) {
        const decision = choice === 'cancel' ? cancellationOf(state, order, me) : null;
        if (decision !== null) giveBack(state, order, me, decision);
        else if (before !== keepsOrders) notifyOfBlock(state, order, of, keepsOrders);
      }
      return { message: 'Blocked' };
    },
    'users.unblock'({ id }, me) {
      const of = studentOf(id);
      const block = blockOf(me, of);
      if (block === undefined) return { message: 'Unblocked' };
      if (!block.keepsOrders) resume(state, [me, of]);
      state.blocks.splice(state.blocks.indexOf(block), 1);
      return { message: 'Unblocked' };
    },
  };
}

function notifyOfBlock(state: State, order: Order, reader: Student, kept: boolean): void {
  const to = order.buyer === reader ? ('buyer' as const) : ('seller' as const);
  notify(state, reader.id, {
    ...about(order),
    kind: 'payment_blocked',
    values: { ...namesOf(order), to, kept },
  });
}

/** Extends held orders by the pause of the pair's undecided blocks. */
function resume(state: State, pair: Pair): void {
  const [one, other] = pair;
  const undecided = blocksBetween(state, one, other).filter(({ keepsOrders }) => !keepsOrders);
  const pausedSince = new Date(Math.min(...undecided.map((block) => block.pausedSince)));
  for (const order of openBetween(state, pair)) {
    const at = autoReleaseOf(order);
    if (order.status !== 'held' || at === null) continue;
    const { paidAt, resumedAt } = { ...orderFactsOf(order), resumedAt: order.dispute?.resolvedAt ?? null };
    const pause = { pausedSince, paidAt, resumedAt: resumedAt === null ? null : new Date(resumedAt) };
    order.autoReleaseAt = at + pausedFor(pause, state.now());
  }
  for (const block of undecided) block.pausedSince = state.now().getTime();
}

function openOrderOf(state: State, order: Order, me: Student): OpenOrder {
  return {
    id: order.id,
    title: order.listing.title,
    moreItems: order.further?.length ?? 0,
    photo: order.listing.photos[0] ?? null,
    role: order.buyer === me ? 'buyer' : 'seller',
    orderStatus: order.status,
    amount: toMajor(feesOf(order).total),
    canCancel: cancellationOf(state, order, me) !== null,
  };
}

/** Returns the refund that blocking makes possible. Null when the order can no longer be cancelled. */
function cancellationOf(state: State, order: Order, me: Student) {
  const meetup = order.meetups?.at(-1);
  const facts: BlockedOrderFacts = {
    ...orderFactsOf(order),
    isCheckedIn: state.places.some((one) => one.order === order && one.checkedInAt !== null),
    meetsAt: meetup?.status === 'accepted' ? new Date(meetup.startsAt) : null,
    isDelivered: (order.rounds ?? []).length > 0 || (order.delivery?.pickedUpAt ?? null) !== null,
  };
  const decision = decideCancelOnBlock(sideOf(order, me), facts, state.now());
  return 'refused' in decision ? null : decision;
}

const blocksBetween = (state: State, one: Student, other: Student) =>
  state.blocks.filter(({ by, of }) => [by, of].every((each) => each === one || each === other));

const openBetween = (state: State, [one, other]: Pair): Order[] =>
  state.orders.filter(
    ({ buyer, seller, status }) =>
      [buyer, seller].every((each) => each === one || each === other) && isOpenForBlock(status),
  );

/** Returns true when two students cannot write to each other about a listing. */
export function isClosed(state: State, pair: Pair, listing: StoredListing | null): boolean {
  const [one, other] = pair;
  const blocks = blocksBetween(state, one, other);
  const hasOpenOrder = listing !== null && openBetween(state, pair).some((order) => buys(order, listing));
  return !canWriteDespite(blocks, hasOpenOrder);
}

/** Marks a listing whose poster and viewer have blocked one another. */
export const blockedMark = (state: State, { poster }: StoredListing, me: Student | null) =>
  me !== null && me !== poster && isBlocked(state, me, poster) ? { isBlocked: true } : {};
