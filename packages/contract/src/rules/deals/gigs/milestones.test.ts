import { describe, expect, it } from 'vitest';
import type { RefundReason } from '../../../deals/disputes.js';
import { MAX_MILESTONES, MILESTONES_ANSWER_TIME, MIN_MILESTONES } from '../../../limits.js';
import type { OrderStatus } from '../../../deals/order-status.js';
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
