import { describe, expect, it } from 'vitest';
import { LISTING_STATUSES } from '../../../catalogue/listing-status.js';
import {
  applicationStatusOf,
  decideWithdrawal,
  refusalToApply,
  refusalToAssign,
  takesApplications,
  type Task,
} from './applications.js';

const now = new Date('2026-11-23T12:00:00Z');
const soon = new Date(now.getTime() + 1);
const task: Task = {
  status: 'active',
  posterId: 'poster',
  assignedToId: null,
  priceMinor: 5_000,
  expiresAt: soon,
};
const assigned: Task = { ...task, status: 'assigned', assignedToId: 'helper' };
const application = { applicantId: 'helper', isWithdrawn: false, priceMinor: null };
const withdrawn = { ...application, isWithdrawn: true };

it('takes applications while the task is active, until the instant of its deadline', () => {
  expect(LISTING_STATUSES.filter((status) => takesApplications({ ...task, status }, now))).toEqual([
    'active',
  ]);
  expect(takesApplications({ ...task, expiresAt: null }, now)).toBe(true);
  expect(takesApplications({ ...task, expiresAt: now }, now)).toBe(false);
});

it('returns the status of an application', () => {
  const statusOf = (facts: typeof application, at: Task) => applicationStatusOf(facts, at, now);
  expect(statusOf(application, task)).toBe('waiting');
  expect(statusOf(application, assigned)).toBe('accepted');
  expect(statusOf({ ...application, applicantId: 'rival' }, assigned)).toBe('declined');
  expect(statusOf(application, { ...task, status: 'completed' })).toBe('closed');
  expect(statusOf(withdrawn, assigned)).toBe('withdrawn');
});

describe('applying for a task', () => {
  const facts = { applicantId: 'helper', priceMinor: null, isBlocked: false, before: null, isVerified: true };
  const refusal = (change: Partial<Parameters<typeof refusalToApply>[1]> = {}, at = task) =>
    refusalToApply(at, { ...facts, ...change }, now);

  it('is allowed once to any verified student except the poster, while the task is open', () => {
    expect(refusal()).toBeNull();
    expect(refusal({ applicantId: 'poster' })).toBe('own_listing');
    expect(refusal({ isBlocked: true })).toBe('blocked');
    expect(refusal({}, assigned)).toBe('listing_unavailable');
    expect(refusal({}, { ...task, expiresAt: now })).toBe('listing_unavailable');
    expect(refusal({ before: application })).toBe('already_applied');
    expect(refusal({ before: withdrawn })).toBeNull();
    expect(refusal({ isVerified: false })).toBe('verification_required');
  });

  it('may name a price, unless the task is unpaid', () => {
    expect(refusal({ priceMinor: 9_000 })).toBeNull();
    for (const priceMinor of [0, null]) {
      expect(refusal({ priceMinor: 1 }, { ...task, priceMinor })).toBe('listing_free');
      expect(refusal({}, { ...task, priceMinor })).toBeNull();
    }
  });
});

describe('withdrawing an application', () => {
  it('notifies the poster while the task is open, and changes nothing else', () => {
    const left = { reopens: false, poster: 'application_withdrawn' };
    expect(decideWithdrawal(task, application, false)).toEqual(left);
    // A payment for the student with the task does not affect other applicants.
    const other = { ...application, applicantId: 'rival' };
    expect(decideWithdrawal(assigned, other, true)).toEqual({ reopens: false, poster: null });
  });

  it('reopens the task when it was assigned to the applicant, unless a payment is under way', () => {
    expect(decideWithdrawal(assigned, application, false)).toEqual({
      reopens: true,
      poster: 'task_returned',
    });
    expect(decideWithdrawal(assigned, application, true)).toEqual({ refused: 'payment_in_flight' });
    const over: Task = { ...assigned, status: 'completed' };
    expect(decideWithdrawal(over, application, false)).toEqual({ refused: 'illegal_transition' });
  });

  it('is refused without an application, and for one that is already withdrawn', () => {
    expect(decideWithdrawal(task, null, false)).toEqual({ refused: 'not_found' });
    expect(decideWithdrawal(task, withdrawn, false)).toEqual({ refused: 'illegal_transition' });
  });
});

describe('assigning a task', () => {
  const facts = { helperId: 'helper', isStudent: true, isBlocked: false, application, hasLiveOrder: false };
  const refusal = (change: Partial<Parameters<typeof refusalToAssign>[1]> = {}, at = task) =>
    refusalToAssign(at, { ...facts, ...change });

  it('requires an applicant who is a verified student, not withdrawn and not blocked', () => {
    expect(refusal()).toBeNull();
    expect(refusal({ isStudent: false })).toBe('not_a_verified_student');
    expect(refusal({ helperId: 'poster' })).toBe('not_a_verified_student');
    expect(refusal({ isBlocked: true })).toBe('blocked');
    expect(refusal({ application: null })).toBe('not_an_applicant');
    expect(refusal({ application: withdrawn })).toBe('not_an_applicant');
  });

  it('is possible once, before a payment is under way, and also after the deadline', () => {
    expect(refusal({}, assigned)).toBe('illegal_transition');
    expect(refusal({ hasLiveOrder: true })).toBe('payment_in_flight');
    expect(refusal({}, { ...task, status: 'expired', expiresAt: now })).toBeNull();
  });
});
