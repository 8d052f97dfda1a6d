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

it('takes applications while it is active, until the instant of its deadline', () => {
  expect(LISTING_STATUSES.filter((status) => takesApplications({ ...task, status }, now))).toEqual([
    'active',
  ]);
  expect(takesApplications({ ...task, expiresAt: null }, now)).toBe(true);
  expect(takesApplications({ ...task, expiresAt: now }, now)).toBe(false);
});

it('says what became of an application', () => {
  const statusOf = (facts: typeof application, at: Task) => applicationStatusOf(facts, at, now);
  expect(statusOf(application, task)).toBe('waiting');
  expect(statusOf(application, assigned)).toBe('accepted');
  expect(statusOf({ ...application, applicantId: 'rival' }, assigned)).toBe('declined');
  expect(statusOf(application, { ...task, status: 'completed' })).toBe('closed');
  expect(statusOf(withdrawn, assigned)).toBe('withdrawn');
});

describe('applying', () => {
  const facts = { applicantId: 'helper', priceMinor: null, isBlocked: false, before: null, isVerified: true };
  const refusal = (change: Partial<Parameters<typeof refusalToApply>[1]> = {}, at = task) =>
    refusalToApply(at, { ...facts, ...change }, now);

  it('is for any verified student but the poster, once, while the task is open', () => {
    expect(refusal()).toBeNull();
    expect(refusal({ applicantId: 'poster' })).toBe('own_listing');
    expect(refusal({ isBlocked: true })).toBe('blocked');
    expect(refusal({}, assigned)).toBe('listing_unavailable');
    expect(refusal({}, { ...task, expiresAt: now })).toBe('listing_unavailable');
    expect(refusal({ before: application })).toBe('already_applied');
    expect(refusal({ before: withdrawn })).toBeNull();
    expect(refusal({ isVerified: false })).toBe('verification_required');
  });

  it('may name a price, unless the task is done for nothing', () => {
    expect(refusal({ priceMinor: 9_000 })).toBeNull();
    for (const priceMinor of [0, null]) {
      expect(refusal({ priceMinor: 1 }, { ...task, priceMinor })).toBe('listing_free');
      expect(refusal({}, { ...task, priceMinor })).toBeNull();
    }
  });
});

describe('taking an application back', () => {
  it('notifies the poster while the task is open, and changes nothing else', () => {
    const left = { reopens: false, poster: 'application_withdrawn' };
    expect(decideWithdrawal(task, application, false)).toEqual(left);
    // A payment for the student with the task does not affect other applicants.
    const other = { ...application, applicantId: 'rival' };
    expect(decideWithdrawal(assigned, other, true)).toEqual({ reopens: false, poster: null });
  });

  it('opens the task again when its student has it, unless money is on its way', () => {
    expect(decideWithdrawal(assigned, application, false)).toEqual({
      reopens: true,
      poster: 'task_returned',
    });
    expect(decideWithdrawal(assigned, application, true)).toEqual({ refused: 'payment_in_flight' });
    const over: Task = { ...assigned, status: 'completed' };
    expect(decideWithdrawal(over, application, false)).toEqual({ refused: 'illegal_transition' });
  });

  it('is refused without one, and twice', () => {
    expect(decideWithdrawal(task, null, false)).toEqual({ refused: 'not_found' });
    expect(decideWithdrawal(task, withdrawn, false)).toEqual({ refused: 'illegal_transition' });
  });
});

describe('giving a task', () => {
  const facts = { helperId: 'helper', isStudent: true, isBlocked: false, application, hasLiveOrder: false };
  const refusal = (change: Partial<Parameters<typeof refusalToAssign>[1]> = {}, at = task) =>
    refusalToAssign(at, { ...facts, ...change });

  it('needs an applicant who is here and can be met', () => {
    expect(refusal()).toBeNull();
    expect(refusal({ isStudent: false })).toBe('not_a_verified_student');
    expect(refusal({ helperId: 'poster' })).toBe('not_a_verified_student');
    expect(refusal({ isBlocked: true })).toBe('blocked');
    expect(refusal({ application: null })).toBe('not_an_applicant');
    expect(refusal({ application: withdrawn })).toBe('not_an_applicant');
  });

  it('is done once, before money is on its way, and after the deadline too', () => {
    expect(refusal({}, assigned)).toBe('illegal_transition');
    expect(refusal({ hasLiveOrder: true })).toBe('payment_in_flight');
    expect(refusal({}, { ...task, status: 'expired', expiresAt: now })).toBeNull();
  });
});
