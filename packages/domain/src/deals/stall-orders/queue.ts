import type { StallQueueAbout } from '@campushive/contract';
import { dayIn, instantOf } from '@campushive/contract/rules/zoned-time';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import { findStall } from '../../catalogue/stalls/store.js';
import type { Viewer } from '../../calls/viewer.js';
import { campus } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { orders, stallOrders } from '../../platform/database/schema/index.js';
import { toMajor } from '../../platform/money.js';
import type { StallOrdersContext } from './context.js';
import { toStallOrder } from './presenter.js';
import { findNewest, findQueue, isDoneSql, isInQueueSql } from './store.js';

/** Lists the queue of the viewer's stall, or its finished orders. */
export const listQueue = ({ platform }: StallOrdersContext): Handler<'stallOrders.queue'> => {
  const { db, clock } = platform;
  return async ({ id, show, cursor, ...input }, { viewer }) => {
    await requireOwnQueue(db, id, viewer);
    const now = clock.now();
    const limit = limitOf(input);
    const about = await describeQueue(db, id, now);
    const present = (rows: Awaited<ReturnType<typeof findQueue>>) =>
      rows.map((row) => toStallOrder(row, viewer.userId, now));
    if (show === 'done') {
      const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
      const where = and(eq(stallOrders.stallId, id), isDoneSql);
      const rows = await findNewest(db, where, { before: before?.toString(), limit: limit + 1 });
      const page = pageOf(rows, limit, ({ stallOrder }) => [stallOrder.id]);
      return { data: present(page.rows), pagination: page.pagination, about };
    }
    const [at, last] = cursor === undefined ? [] : decodeCursor(cursor, ['time', 'id']);
    const after = at === undefined ? undefined : ([new Date(at), String(last)] as const);
    const rows = await findQueue(db, id, { after, limit: limit + 1 });
    const page = pageOf(rows, limit, ({ stallOrder }) => [stallOrder.readyAt.toISOString(), stallOrder.id]);
    return { data: present(page.rows), pagination: page.pagination, about };
  };
};

/** Refuses the queue of another student's stall. Its seller works on it even after giving the stall up. */
async function requireOwnQueue(db: Db, id: string, viewer: Viewer): Promise<void> {
  const found = await findStall(db, id);
  if (found?.stall.sellerId === viewer.userId) return;
  if (found === undefined || !isVisible(found.listing, viewer)) throw notFound('Stall');
  throw new Failure('forbidden', 'Only the student whose stall it is sees its queue.');
}

/** Counts the open orders by step, and sums the payments of today. */
async function describeQueue(db: Db, stallId: string, now: Date): Promise<StallQueueAbout> {
  const rows = await db
    .select({ status: stallOrders.status, count: sql<number>`count(*)::int`.mapWith(Number) })
    .from(stallOrders)
    .where(and(eq(stallOrders.stallId, stallId), isInQueueSql))
    .groupBy(stallOrders.status);
  const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  const today = instantOf(dayIn(now.getTime(), campus.timeZone), '00:00', campus.timeZone);
  const [sold] = await db
    .select({ sum: sql<number>`coalesce(sum(${orders.price}), 0)::int`.mapWith(Number) })
    .from(orders)
    .where(
      and(
        eq(orders.listingId, stallId),
        inArray(orders.status, ['held', 'released', 'paid_out']),
        gte(orders.paidAt, new Date(today)),
      ),
    );
  return {
    new: countOf('new'),
    preparing: countOf('preparing'),
    ready: countOf('ready'),
    soldToday: toMajor(sold?.sum ?? 0),
  };
}
