import { CANCEL_WINDOW } from '@campushive/contract';
import { later } from '../../platform/clock.js';
import type { orders } from '../../platform/database/schema/index.js';

type OrderTimes = Pick<typeof orders.$inferSelect, 'paidAt' | 'createdAt' | 'startsAt'>;

/** Until when the buyer may cancel: half an hour after paying, and at the latest until the lesson begins. */
export function cancellableUntil({ paidAt, createdAt, startsAt }: OrderTimes): Date {
  const end = later(paidAt ?? createdAt, CANCEL_WINDOW);
  return startsAt !== null && startsAt < end ? startsAt : end;
}
