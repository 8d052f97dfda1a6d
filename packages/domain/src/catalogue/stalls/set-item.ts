import { eq } from 'drizzle-orm';
import { invalidField, notFound } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import { stallItems, stalls } from '../../platform/database/schema/index.js';
import { listingChanged } from '../../platform/outbox/outbox.js';
import type { StallsContext } from './context.js';
import { describeStall } from './describe-stall.js';
import { isBelowOrdered } from './items.js';
import { lockOwnStall } from './store.js';

/** Sets the stock of one item, or marks it as sold out. Refuses a stock below the units that are ordered. */
export const setItem = ({ platform }: StallsContext): Handler<'stalls.setItem'> => {
  const { db, clock, outbox } = platform;
  return async ({ id, itemId, stock, isSoldOut }, { viewer }) => {
    await db.transaction(async (tx) => {
      const now = clock.now();
      const { items } = await lockOwnStall(tx, id, viewer);
      const item = items.find((one) => one.id === itemId);
      if (item === undefined) throw notFound('Item');
      if (isBelowOrdered(item, stock))
        throw invalidField('stock', 'stock_below_ordered', { min: item.ordered });
      await tx
        .update(stallItems)
        .set({
          stock: stock === undefined ? item.stock : stock,
          isSoldOut: isSoldOut ?? item.isSoldOut,
        })
        .where(eq(stallItems.id, itemId));
      await tx.update(stalls).set({ updatedAt: now }).where(eq(stalls.id, id));
      await listingChanged(tx, id, now);
    });
    await outbox.flush();
    return { data: await describeStall(platform, id, viewer) };
  };
};
