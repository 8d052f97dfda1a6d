import type { StallBasket } from '@campushive/contract';
import { leftOf, sumOfLines } from '@campushive/contract/rules/stall-orders';
import { Failure } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import { presentStall } from '../../catalogue/stalls/describe-stall.js';
import { readStall } from '../../catalogue/stalls/store.js';
import { toMajor } from '../../platform/money.js';
import type { StallOrdersContext } from './context.js';
import { requireOwnStallOrder } from './own-order.js';

/** Fills the basket from an earlier order of the buyer, with today's prices and as many units as are left. */
export const orderAgain = ({ platform }: StallOrdersContext): Handler<'stallOrders.again'> => {
  const { db } = platform;
  return async ({ id }, { viewer }) => {
    const { stallOrder, lines } = await requireOwnStallOrder(platform, id, viewer);
    if (stallOrder.buyerId !== viewer.userId)
      throw new Failure('forbidden', 'Only its buyer can place an order again.');
    const found = await readStall(db, stallOrder.stallId, viewer);
    const filled = lines.flatMap((line) => {
      const item = found.items.find((one) => one.id === line.itemId);
      const remaining = item === undefined ? 0 : leftOf(item);
      if (item === undefined || remaining === 0) return [];
      const quantity = remaining === null ? line.quantity : Math.min(remaining, line.quantity);
      return [{ item, quantity, before: line.priceMinor }];
    });
    const data: StallBasket = {
      stall: await presentStall(platform, found, viewer),
      lines: filled.map(({ item, quantity, before }) => ({
        itemId: item.id,
        name: item.name,
        quantity,
        price: toMajor(item.priceMinor),
        priceBefore: toMajor(before),
      })),
      missing: lines
        .filter(({ itemId }) => !filled.some(({ item }) => item.id === itemId))
        .map(({ name }) => name),
      price: toMajor(
        sumOfLines(filled.map(({ item, quantity }) => ({ quantity, priceMinor: item.priceMinor }))),
      ),
    };
    return { data };
  };
};
