import { describe, expect, it } from 'vitest';
import type { RefundReason } from '../../../deals/disputes.js';
import { MAX_MILESTONES, MILESTONES_ANSWER_TIME, MIN_MILESTONES } from '../../../limits.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import { LIVE_ORDER_STATUSES, type OrderStatus } from '../../../deals/order-status.js';
import {
  answerProposalBy,
  currentOf,
  decideMilestone,
  decideProposal,
  planStatusAt,
  PLAN_STATUSES,
  progressOf,
  refusalToAcceptPlan,
  refusalToEndProposal,
  refusalToPropose,
  type GigOrder,
  type MilestoneFacts,
  type MilestonesPlan,
} from './milestones.js';
import { completedBy } from '../orders/orders.js';

const ABOVE = 50_000;
const AGREED = 60_000;
const plan: MilestonesPlan = {
  id: 'plan',
  milestones: [
    { id: 'a', title: 'Outline', priceMinor: 10_000 },
    { id: 'b', title: 'Draft', priceMinor: 20_000 },
    { id: 'c', title: 'Final', priceMinor: 30_000 },
  ],
};
const facts: MilestoneFacts = {
  side: 'poster',
  status: 'assigned',
  agreedMinor: AGREED,
  aboveMinor: ABOVE,
  standing: null,
  open: null,
  orders: [],
};
const order = (
  milestoneId: string | null,
  status: OrderStatus,
  refundReason: RefundReason | null = null,
): GigOrder => ({ id: `order of ${milestoneId}`, milestoneId, status, refundReason });
const prices = (...all: number[]) => all.map((priceMinor) => ({ priceMinor }));
const states = (orders: readonly GigOrder[]) => progressOf(plan, orders).map(({ state }) => state);

describe('the progress of milestones', () => {
  it.each([
    ['pending_payment', null, ['paying', 'waiting', 'waiting']],
    ['held', null, ['held', 'waiting', 'waiting']],
    ['disputed', null, ['disputed', 'waiting', 'waiting']],
    ['frozen', null, ['disputed', 'waiting', 'waiting']],
    ['released', null, ['released', 'due', 'waiting']],
    ['paid_out', null, ['released', 'due', 'waiting']],
    ['charged_back', null, ['refunded', 'due', 'waiting']],
    ['refunded', 'dispute', ['refunded', 'due', 'waiting']],
    ['refunded', 'settlement', ['refunded', 'due', 'waiting']],
    ['refunded', 'by_staff', ['refunded', 'due', 'waiting']],
    ['refunded', 'buyer_cancelled', ['due', 'waiting', 'waiting']],
    ['refunded', 'seller_cancelled', ['due', 'waiting', 'waiting']],
    ['refunded', 'wrong_amount', ['due', 'waiting', 'waiting']],
    ['expired', null, ['due', 'waiting', 'waiting']],
    ['failed', null, ['due', 'waiting', 'waiting']],
    ['cancelled', null, ['due', 'waiting', 'waiting']],
  ] as const)('follows from an order with the status %s (refund reason %s)', (status, reason, expected) => {
    expect(states([order('a', status, reason)])).toEqual(expected);
  });

  it('names the order of each milestone, and null without one', () => {
    const progress = progressOf(plan, [order('a', 'held'), order('b', 'expired')]);
    expect(progress.map(({ orderId }) => orderId)).toEqual(['order of a', null, null]);
  });

  it('has no current milestone once all are over', () => {
    const over = [order('a', 'released'), order('b', 'refunded', 'dispute'), order('c', 'paid_out')];
    expect(currentOf(progressOf(plan, over))).toBeNull();
    expect(currentOf(progressOf(plan, over.slice(0, 2)))).toMatchObject({ id: 'c', number: 3, count: 3 });
  });

  it('follows the live order rather than an earlier cancelled one', () => {
    const orders = [order('a', 'refunded', 'buyer_cancelled'), order('a', 'held')];
    expect(states(orders)).toEqual(['held', 'waiting', 'waiting']);
  });
});

describe('proposing milestones', () => {
  const proposal = prices(10_000, 50_000);
  it('is allowed to the poster of an assigned gig above the threshold, before any payment', () => {
    expect(decideProposal(facts, true, proposal)).toEqual({ do: 'propose', kept: [] });
    const refused = (change: Partial<MilestoneFacts>, hasWorker = true) =>
      refusalToPropose({ ...facts, ...change }, hasWorker);
    expect(refused({ side: 'worker' })).toBe('forbidden');
    expect(refused({ side: null })).toBe('forbidden');
    expect(refused({}, false)).toBe('listing_unassigned');
    expect(refused({ status: 'reserved' })).toBe('payment_in_flight');
    expect(refused({ status: 'completed' })).toBe('illegal_transition');
    expect(refused({ agreedMinor: ABOVE })).toBe('conflict');
    expect(refused({ agreedMinor: ABOVE + 1 })).toBeNull();
    expect(refused({ orders: [order(null, 'held')] })).toBe('payment_in_flight');
    expect(refused({ orders: [order(null, 'refunded', 'buyer_cancelled')] })).toBeNull();
    expect(decideProposal({ ...facts, side: 'worker' }, true, proposal)).toEqual({ refused: 'forbidden' });
  });

  it('reports the difference from the agreed price to the minor unit, and too few or too many rows', () => {
    const differenceOf = (...all: number[]) => decideProposal(facts, true, prices(...all));
    expect(differenceOf(10_000, 48_000)).toEqual({ wrong: 'milestones_do_not_add_up', difference: 2_000 });
    expect(differenceOf(10_000, 50_001)).toEqual({ wrong: 'milestones_do_not_add_up', difference: -1 });
    expect(differenceOf(AGREED)).toEqual({ wrong: 'too_few', min: MIN_MILESTONES });
    expect(differenceOf(...Array.from({ length: MAX_MILESTONES + 1 }, () => 1))).toEqual({
      wrong: 'too_many',
      max: MAX_MILESTONES,
    });
  });

  it('changes unpaid milestones only, and keeps the agreed sum', () => {
    const standing = { ...facts, standing: plan, agreedMinor: 1, orders: [order('a', 'held')] };
    expect(decideProposal(standing, true, prices(50_000))).toEqual({
      do: 'propose',
      kept: [plan.milestones[0]],
    });
    expect(decideProposal(standing, true, prices(60_000))).toMatchObject({ difference: -10_000 });
    expect(
      decideProposal(standing, true, prices(...Array.from({ length: MAX_MILESTONES }, () => 1))),
    ).toEqual({
      wrong: 'too_many',
      max: MAX_MILESTONES - 1,
    });
    const others = Array.from({ length: MAX_MILESTONES - 2 }, () => 1);
    const most = [50_000 - others.length, ...others];
    expect(decideProposal(standing, true, prices(...most))).toMatchObject({ do: 'propose' });
    expect(decideProposal(standing, true, [])).toEqual({ wrong: 'too_few', min: MIN_MILESTONES - 1 });
    const being = { ...standing, orders: [order('a', 'pending_payment')] };
    expect(refusalToPropose(being, true)).toBe('payment_in_flight');
    const over = { ...standing, orders: ['a', 'b', 'c'].map((id) => order(id, 'released')) };
    expect(refusalToPropose(over, true)).toBe('illegal_transition');
  });
});

describe('answering proposed milestones', () => {
  const open: MilestoneFacts = { ...facts, side: 'worker', open: plan };
  it('is allowed to the worker, for the very plan that they saw', () => {
    expect(refusalToAcceptPlan(open, 'plan')).toBeNull();
    expect(refusalToAcceptPlan({ ...open, side: 'poster' }, 'plan')).toBe('forbidden');
    expect(refusalToAcceptPlan(open, 'other')).toBe('milestones_changed');
    expect(refusalToAcceptPlan({ ...open, open: null }, 'plan')).toBe('milestones_changed');
    expect(refusalToAcceptPlan({ ...open, status: 'reserved' }, 'plan')).toBe('payment_in_flight');
    expect(refusalToAcceptPlan({ ...open, status: 'completed' }, 'plan')).toBe('payment_in_flight');
  });

  it('is refused for a plan that no longer fits', () => {
    expect(refusalToAcceptPlan({ ...open, agreedMinor: AGREED + 1 }, 'plan')).toBe('milestones_changed');
    const other: MilestonesPlan = { id: 'other', milestones: plan.milestones };
    const standing = { id: 'plan', milestones: [{ id: 'x', title: 'Paid', priceMinor: AGREED }] };
    const paid = { ...open, open: other, standing, orders: [order('x', 'released')] };
    expect(refusalToAcceptPlan(paid, 'other')).toBe('milestones_changed');
  });

  it('lets the worker decline the plan and the poster withdraw it', () => {
    expect(refusalToEndProposal(open, 'worker', 'plan')).toBeNull();
    expect(refusalToEndProposal(open, 'poster', 'plan')).toBe('forbidden');
    expect(refusalToEndProposal(open, 'worker', 'other')).toBe('milestones_changed');
    expect(refusalToEndProposal({ ...open, side: 'poster' }, 'poster', 'plan')).toBeNull();
    expect(refusalToEndProposal({ ...open, open: null }, 'worker', 'plan')).toBe('milestones_changed');
  });

  it('is refused unless the plan keeps each paid milestone at its price', () => {
    const [a, b, c] = plan.milestones;
    if (a === undefined || b === undefined || c === undefined) throw new Error('There are three');
    const orders = [order('a', 'released'), order('b', 'held')];
    const answer = (...milestones: MilestonesPlan['milestones']) =>
      refusalToAcceptPlan({ ...open, standing: plan, orders, open: { id: 'next', milestones } }, 'next');
    expect(answer(a, b, { ...c, id: 'd' })).toBeNull();
    expect(answer(a, { ...c, id: 'd', priceMinor: 50_000 })).toBe('milestones_changed');
    expect(answer({ ...a, priceMinor: 20_000 }, { ...b, priceMinor: 10_000 }, c)).toBe('milestones_changed');
    expect(answer({ ...a, id: 'x' }, { ...b, id: 'y' }, c)).toBe('milestones_changed');
  });
});

describe('paying for a gig', () => {
  it('covers the whole gig without milestones, and otherwise the milestone that is due', () => {
    expect(decideMilestone(facts, undefined)).toBeNull();
    expect(decideMilestone(facts, 'a')).toEqual({ refused: 'milestones_changed' });
    expect(decideMilestone({ ...facts, open: plan }, undefined)).toEqual({ refused: 'not_your_turn' });
    const standing = { ...facts, standing: plan };
    expect(decideMilestone(standing, undefined)).toMatchObject({ id: 'a', number: 1, count: 3 });
    expect(decideMilestone(standing, 'b')).toEqual({ refused: 'milestones_changed' });
    const held = { ...standing, orders: [order('a', 'held')] };
    expect(decideMilestone(held, 'a')).toEqual({ refused: 'listing_unavailable' });
    const over = { ...standing, orders: ['a', 'b', 'c'].map((id) => order(id, 'released')) };
    expect(decideMilestone(over, undefined)).toEqual({ refused: 'listing_unavailable' });
    expect(decideMilestone(over, 'c')).toEqual({ refused: 'milestones_changed' });
  });
});

/** A gig with its two sides, as stored by the server. Every step goes through the rules. */
class Gig {
  standing: MilestonesPlan | null = null;
  open: MilestonesPlan | null = null;
  status: ListingStatus = 'assigned';
  orders: (GigOrder & { priceMinor: number; number: number | null; count: number | null })[] = [];
  #serial = 0;

  facts(side: MilestoneFacts['side']): MilestoneFacts {
    const { standing, open, status, orders } = this;
    return { ...facts, side, standing, open, status, orders };
  }

  next = () => `id ${(this.#serial += 1)}`;

  propose(shares: readonly number[]): void {
    const progress = this.standing === null ? [] : progressOf(this.standing, this.orders);
    const spent = progress.filter(({ state }) => !['due', 'waiting'].includes(state));
    const left = AGREED - spent.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
    const amounts = shares.map((share) => Math.max(1, Math.floor(left * share)));
    const first = left - amounts.slice(1).reduce((sum, one) => sum + one, 0);
    const proposal = [first, ...amounts.slice(1)].map((priceMinor) => ({
      id: this.next(),
      title: 'Part',
      priceMinor,
    }));
    if (proposal.some(({ priceMinor }) => priceMinor <= 0)) return;
    const decision = decideProposal(this.facts('poster'), true, proposal);
    if ('do' in decision) this.open = { id: this.next(), milestones: [...decision.kept, ...proposal] };
  }

  accept(seen: string | undefined): void {
    if (refusalToAcceptPlan(this.facts('worker'), seen ?? '') !== null) return;
    expect(seen).toBe(this.open?.id);
    this.standing = this.open;
    this.open = null;
    const milestones = this.standing?.milestones ?? [];
    this.orders = this.orders.map((one) => {
      const index = milestones.findIndex(({ id }) => id === one.milestoneId);
      return index < 0 ? one : { ...one, number: index + 1, count: milestones.length };
    });
  }

  withdraw(): void {
    if (this.open && refusalToEndProposal(this.facts('poster'), 'poster', this.open.id) === null)
      this.open = null;
  }

  pay(): void {
    if (this.status !== 'assigned') return;
    if (this.orders.some(({ status }) => LIVE_ORDER_STATUSES.includes(status))) return;
    const decision = decideMilestone(this.facts('poster'), undefined);
    if (decision !== null && 'refused' in decision) return;
    const { id = null, number = null, count = null, priceMinor = AGREED } = decision ?? {};
    this.status = 'reserved';
    const bare = { id: this.next(), milestoneId: id, status: 'pending_payment', refundReason: null } as const;
    this.orders.push({ ...bare, priceMinor, number, count });
  }

  /** Moves the live order. */
  move(to: OrderStatus, from: readonly OrderStatus[], refundReason: RefundReason | null = null): void {
    const index = this.orders.findIndex(({ status }) => from.includes(status));
    const live = this.orders[index];
    if (live === undefined) return;
    this.orders[index] = { ...live, status: to, refundReason };
    if (this.status === 'reserved') this.status = 'assigned';
    const hasMore = live.number !== null && live.count !== null && live.number < live.count;
    const completed = completedBy({ item: 'listing', listingStatus: this.status, hasMore });
    if (to === 'released' && completed !== null) this.status = completed;
  }
}

/** Returns a seeded generator of pseudo-random numbers. */
function chance(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Steps of the simulation, all equally likely. */
const STEPS: readonly ((gig: Gig, draw: () => number) => void)[] = [
  (gig, draw) => gig.propose(Array.from({ length: 1 + Math.floor(draw() * 6) }, () => 0.02 + draw() * 0.4)),
  (gig) => gig.accept(gig.open?.id),
  (gig) => gig.accept(gig.open?.id),
  // Answers a plan that was accepted or replaced before.
  (gig) => gig.accept(gig.standing?.id),
  (gig) => gig.withdraw(),
  (gig) => gig.pay(),
  (gig) => gig.pay(),
  (gig) => gig.move('expired', ['pending_payment']),
  (gig) => gig.move('held', ['pending_payment']),
  (gig) => gig.move('held', ['pending_payment']),
  (gig) => gig.move('released', ['held', 'disputed']),
  (gig) => gig.move('released', ['held', 'disputed']),
  (gig) => gig.move('disputed', ['held']),
  (gig) => gig.move('refunded', ['held'], 'seller_cancelled'),
  (gig) => gig.move('refunded', ['disputed'], 'dispute'),
  (gig) => gig.move('charged_back', ['held']),
];

/** Returns whether an order's money is or was paid for the gig, so that the same part cannot be paid again. */
const isSpent = ({ status, refundReason }: GigOrder) =>
  [...LIVE_ORDER_STATUSES, 'released', 'charged_back'].includes(status) || refundReason === 'dispute';

describe('any sequence of steps of a gig', () => {
  it('keeps the agreed price, has at most one live order and never pays more than agreed', () => {
    let completed = 0;
    for (let seed = 0; seed < 500; seed += 1) completed += Number(follow(seed).status === 'completed');
    // Some of the simulated gigs reach completion.
    expect(completed).toBeGreaterThan(20);
  });
});

/** Simulates sixty steps of one gig, and checks it after each. */
function follow(seed: number): Gig {
  const draw = chance(seed);
  const gig = new Gig();
  for (let step = 0; step < 60; step += 1) {
    STEPS[Math.floor(draw() * STEPS.length)]?.(gig, draw);
    const sum = gig.standing?.milestones.reduce((all, { priceMinor }) => all + priceMinor, 0);
    if (sum !== undefined) expect(sum).toBe(AGREED);
    const live = gig.orders.filter(({ status }) => LIVE_ORDER_STATUSES.includes(status));
    expect(live.length).toBeLessThanOrEqual(1);
    if (gig.standing === null) continue;
    const spent = gig.orders.filter((one) => isSpent(one) && one.milestoneId !== null);
    expect(new Set(spent.map(({ milestoneId }) => milestoneId)).size).toBe(spent.length);
    expect(spent.reduce((all, { priceMinor }) => all + priceMinor, 0)).toBeLessThanOrEqual(AGREED);
    // Only the release of the last milestone completes the gig.
    if (gig.status === 'completed') expect(currentOf(progressOf(gig.standing, gig.orders))).toBeNull();
  }
  return gig;
}

describe('an unanswered proposal of milestones', () => {
  const proposedAt = new Date('2026-11-28T10:00:00Z');
  const after = (milliseconds: number) =>
    new Date(proposedAt.getTime() + MILESTONES_ANSWER_TIME + milliseconds);

  it('expires exactly when its time is over', () => {
    expect(answerProposalBy(proposedAt)).toEqual(new Date('2026-12-01T10:00:00Z'));
    expect(planStatusAt('proposed', proposedAt, after(-1))).toBe('proposed');
    expect(planStatusAt('proposed', proposedAt, after(0))).toBe('expired');
  });
  it.each(PLAN_STATUSES.filter((status) => status !== 'proposed'))(
    'does not expire with the status %s',
    (status) => expect(planStatusAt(status, proposedAt, after(1))).toBe(status),
  );
});
