import { describe, expect, it } from 'vitest';
import { feesFor } from '../../../money/fees.js';
import {
  DAY,
  ERRAND_TIME,
  MAX_PACKAGE_DAYS,
  WORK_CANCELLABLE_AFTER,
  WORK_REFUNDED_AFTER,
  WORK_TIME,
} from '../../../limits.js';
import { ORDER_STATUSES } from '../../../deals/order-status.js';
import {
  decideUndelivered,
  isWork,
  isWorkOverdue,
  lateWorkDueAt,
  workCancellableFrom,
  workDueAt,
  workRefundedAt,
  workReminderAt,
} from './work.js';

const TABLES = {
  purchase: { payer: { platform: 500, processing: 150 }, payee: { platform: 0, payout: 100 } },
  gig: { payer: { platform: 0, processing: 150 }, payee: { platform: 500, payout: 100 } },
};
const paidAt = new Date('2026-11-20T12:00:00Z');
const after = (milliseconds: number) => new Date(paidAt.getTime() + milliseconds);
const before = (time: Date) => new Date(time.getTime() - 1);
const gig = { paidAt, days: null, deadline: null, isErrand: false };

it('counts gigs, errands and services as work, and nothing else', () => {
  expect(isWork({ item: 'listing', saleKind: 'gig' })).toBe(true);
  expect(isWork({ item: 'service', saleKind: 'purchase' })).toBe(true);
  for (const item of ['listing', 'ticket', 'session'] as const)
    expect(isWork({ item, saleKind: 'purchase' })).toBe(false);
});

describe('the due date of paid work', () => {
  it('is the promised day of a package, whatever deadline the listing has', () => {
    expect(workDueAt({ ...gig, days: 2, deadline: after(40 * DAY) })).toEqual(after(2 * DAY));
  });
  it('is a week after the payment of a gig, or its later deadline', () => {
    expect(workDueAt(gig)).toEqual(after(WORK_TIME));
    expect(workDueAt({ ...gig, deadline: after(DAY) })).toEqual(after(WORK_TIME));
    expect(workDueAt({ ...gig, deadline: after(20 * DAY) })).toEqual(after(20 * DAY));
    expect(workDueAt({ ...gig, deadline: after(400 * DAY) })).toEqual(after(MAX_PACKAGE_DAYS * DAY));
  });
  it('is two days after the payment of an errand', () => {
    expect(workDueAt({ ...gig, isErrand: true })).toEqual(after(ERRAND_TIME));
  });
});

it('makes work without a deadline due in a week, or on its later promised day', () => {
  expect(lateWorkDueAt(after(0), after(5 * DAY))).toEqual(after(5 * DAY + WORK_TIME));
  expect(lateWorkDueAt(after(50 * DAY), after(5 * DAY))).toEqual(after(50 * DAY));
});

it('counts work as overdue three days after its due date, and never once it is done', () => {
  const due = after(0);
  expect(workCancellableFrom(due)).toEqual(after(WORK_CANCELLABLE_AFTER));
  expect(isWorkOverdue(due, before(after(WORK_CANCELLABLE_AFTER)))).toBe(false);
  expect(isWorkOverdue(due, after(WORK_CANCELLABLE_AFTER))).toBe(true);
  expect(isWorkOverdue(null, after(WORK_REFUNDED_AFTER))).toBe(false);
});

describe('undelivered work', () => {
  const amounts = feesFor('gig', 12_000, TABLES);
  const facts = (change: object = {}) => ({
    status: 'held' as const,
    item: 'listing' as const,
    sellerId: 's',
    amounts,
    listingStatus: 'assigned' as const,
    eventStartsAt: null,
    workDueAt: paidAt,
    ...change,
  });
  const end = after(WORK_REFUNDED_AFTER);

  it('is refunded in full thirty days after its deadline', () => {
    expect(workRefundedAt(paidAt)).toEqual(end);
    expect(decideUndelivered(facts(), before(end))).toEqual({ refused: 'conflict' });
    expect(decideUndelivered(facts(), end)).toMatchObject({
      to: 'refunded',
      listing: null,
      refund: { reason: 'not_delivered', amount: amounts.total },
    });
  });

  it('is not refunded once it is marked as done, nor when its money is not held', () => {
    expect(decideUndelivered(facts({ workDueAt: null }), end)).toEqual({ refused: 'conflict' });
    for (const status of ORDER_STATUSES.filter((one) => one !== 'held'))
      expect(decideUndelivered(facts({ status }), end)).toEqual({ refused: 'order_not_held' });
  });
});

it('reminds once when the work is due, and once when it is overdue', () => {
  const dueAt = paidAt;
  const overdue = after(WORK_CANCELLABLE_AFTER);
  expect(workReminderAt({ dueAt, sent: null }, before(dueAt))).toBeNull();
  expect(workReminderAt({ dueAt, sent: null }, dueAt)).toBe('due');
  expect(workReminderAt({ dueAt, sent: 'due' }, before(overdue))).toBeNull();
  expect(workReminderAt({ dueAt, sent: 'due' }, overdue)).toBe('overdue');
  expect(workReminderAt({ dueAt, sent: null }, overdue)).toBe('overdue');
  expect(workReminderAt({ dueAt, sent: 'overdue' }, after(90 * DAY))).toBeNull();
  expect(workReminderAt({ dueAt: null, sent: null }, after(90 * DAY))).toBeNull();
});
