import type { SaleKind } from '../../../money/fees.js';
import type { SaleItem } from '../../../catalogue/hives.js';
import {
  DAY,
  ERRAND_TIME,
  MAX_PACKAGE_DAYS,
  WORK_CANCELLABLE_AFTER,
  WORK_REFUNDED_AFTER,
  WORK_TIME,
} from '../../../limits.js';
import { fullRefund } from '../money/charges.js';

import type { Refused } from '../../base/refused.js';
import type { OrderRefund, OrderFacts } from '../orders/order-facts.js';

/** Returns whether an order pays for work: a gig, one of its milestones, an errand, or a package of a service. */
export const isWork = ({
  item,
  saleKind,
}: {
  readonly item: SaleItem;
  readonly saleKind: SaleKind;
}): boolean => item === 'service' || saleKind === 'gig';

/** The facts that decide when paid work is due. */
export interface PaidWork {
  readonly paidAt: Date;
  /** Days that a package of a service promises. Null for every other order. */
  readonly days: number | null;
  /** The date of a gig's listing. Null without one. */
  readonly deadline: Date | null;
  readonly isErrand: boolean;
}

/**
 * Returns the time by which paid work must be marked as done: a package on its promised day, a gig on its deadline. A gig has at least a
 * week from its payment, and at most as long as a package can take.
 */
export function workDueAt({ paidAt, days, deadline, isErrand }: PaidWork): Date {
  if (days !== null) return new Date(paidAt.getTime() + days * DAY);
  const due = paidAt.getTime() + (isErrand ? ERRAND_TIME : WORK_TIME);
  const latest = paidAt.getTime() + MAX_PACKAGE_DAYS * DAY;
  return new Date(Math.max(due, Math.min(deadline?.getTime() ?? 0, latest)));
}

/** Returns the deadline of work that was sent back, or that was paid before deadlines existed: a week from now, or a later promised day. */
export const lateWorkDueAt = (promisedAt: Date, now: Date): Date =>
  new Date(Math.max(promisedAt.getTime(), now.getTime() + WORK_TIME));

/** Returns the time from which the payer of undelivered work can cancel it for a full refund. */
export const workCancellableFrom = (dueAt: Date): Date => new Date(dueAt.getTime() + WORK_CANCELLABLE_AFTER);

/** Returns the time at which undelivered work is refunded automatically. */
export const workRefundedAt = (dueAt: Date): Date => new Date(dueAt.getTime() + WORK_REFUNDED_AFTER);

/** Returns whether the payer can cancel. `dueAt` is null once the work is marked as done, and for other orders. */
export const isWorkOverdue = (dueAt: Date | null, now: Date): boolean =>
  dueAt !== null && workCancellableFrom(dueAt) <= now;

/** Decides whether undelivered work is refunded automatically. */
export function decideUndelivered(
  facts: OrderFacts & { readonly workDueAt: Date | null },
  now: Date,
): OrderRefund | Refused<'order_not_held' | 'conflict'> {
  if (facts.status !== 'held') return { refused: 'order_not_held' };
  if (facts.workDueAt === null || workRefundedAt(facts.workDueAt) > now) return { refused: 'conflict' };
  return {
    to: 'refunded',
    refund: fullRefund(facts.amounts, 'not_delivered'),
    listing: null,
    returnsTicket: false,
  };
}

/** Reminders of undelivered work, in order. */
export const WORK_REMINDERS = ['due', 'overdue'] as const;
/** A reminder of undelivered work: at its deadline, or once its payer can cancel it. */
export type WorkReminder = (typeof WORK_REMINDERS)[number];

/** Returns the reminder that is due now. Null when it was already sent, or not due yet. */
export function workReminderAt(
  { dueAt, sent }: { readonly dueAt: Date | null; readonly sent: WorkReminder | null },
  now: Date,
): WorkReminder | null {
  if (dueAt === null || dueAt > now) return null;
  if (isWorkOverdue(dueAt, now)) return sent === 'overdue' ? null : 'overdue';
  return sent === null ? 'due' : null;
}
