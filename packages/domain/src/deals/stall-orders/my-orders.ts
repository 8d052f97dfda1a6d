import { and, eq, ne } from 'drizzle-orm';
import type { Handler } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { stallOrders } from '../../platform/database/schema/index.js';
import type { StallOrdersContext } from './context.js';
import { toStallOrder } from './presenter.js';
import { findNewest, isInQueueSql } from './store.js';

/** Lists the viewer's orders at stalls, the newest first. Unpaid ones are with their payments. */
export const myStallOrders = ({ platform }: StallOrdersContext): Handler<'stallOrders.mine'> => {
  const { db, clock } = platform;
  return async ({ show, cursor, ...input }, { viewer }) => {
    const now = clock.now();
    const limit = limitOf(input);
    const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
    const where = and(
      eq(stallOrders.buyerId, viewer.userId),
      show === 'open' ? isInQueueSql : ne(stallOrders.status, 'unpaid'),
    );
    const rows = await findNewest(db, where, { before: before?.toString(), limit: limit + 1 });
    const page = pageOf(rows, limit, ({ stallOrder }) => [stallOrder.id]);
    return {
      data: page.rows.map((row) => toStallOrder(row, viewer.userId, now)),
      pagination: page.pagination,
    };
  };
};
