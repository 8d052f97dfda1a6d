import { activityOf, DAY, HELD_STATUSES } from '@campushive/contract';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import { orders, refunds } from '../../platform/database/schema/index.js';
import { toMajor } from '../../platform/money.js';
import type { DashboardContext } from './context.js';

const DONE = ['released', 'paid_out'] as const;

const PAID = [...DONE, ...HELD_STATUSES] as const;

export async function moneyOf({ clock, db }: DashboardContext, userId: string) {
  const now = clock.now();
  const [rows, [sums]] = await Promise.all([
    db
      .select({ order: orders, refunded: refunds.amount })
      .from(orders)
      .leftJoin(refunds, and(eq(refunds.orderId, orders.id), eq(refunds.reason, 'settlement')))
      .where(
        and(
          or(
            and(eq(orders.sellerId, userId), inArray(orders.status, DONE)),
            and(eq(orders.buyerId, userId), inArray(orders.status, PAID)),
          ),
          gt(orders.createdAt, later(now, -400 * DAY)),
        ),
      ),
    db
      .select({
        earned: sql<string>`coalesce(sum(${orders.payout}) filter (where ${inArray(orders.status, DONE)}), 0)`,
        held: sql<string>`coalesce(sum(${orders.payout}) filter (where ${orders.status} = 'held'), 0)`,
        done: sql<string>`count(*) filter (where ${inArray(orders.status, DONE)})`,
      })
      .from(orders)
      .where(eq(orders.sellerId, userId)),
  ]);
  // An agreed part refund does not count as spent; the seller's share of such an order is already reduced.
  const happenings = rows.map(({ order, refunded }) =>
    order.sellerId === userId
      ? { at: order.releasedAt ?? order.updatedAt, earned: toMajor(order.payout), spent: 0 }
      : { at: order.paidAt ?? order.createdAt, earned: 0, spent: toMajor(order.total - (refunded ?? 0)) },
  );
  return {
    totalEarnings: toMajor(Number(sums?.earned ?? 0)),
    pendingEarnings: toMajor(Number(sums?.held ?? 0)),
    completedTasks: Number(sums?.done ?? 0),
    activity: activityOf(happenings, now),
  };
}
