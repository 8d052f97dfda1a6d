import { eq } from 'drizzle-orm';
import { orders } from '../../../platform/database/schema/index.js';
import type { Handler } from '../../../calls/handlers.js';
import type { PaymentsContext } from '../context.js';
import { describe, requireOwn } from '../orders/own-order.js';
import { cancel } from '../checkout/unpaid.js';

export const cancelOrder = (context: PaymentsContext): Handler<'payments.cancel'> => {
  const { platform } = context;
  return async ({ id }, { viewer }) => {
    const { order } = await requireOwn(platform, eq(orders.id, id), viewer);
    await cancel(context, order, viewer);
    return { data: await describe(platform, eq(orders.id, id), viewer) };
  };
};
