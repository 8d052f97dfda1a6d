import { eq } from 'drizzle-orm';
import { orders } from '../../../platform/database/schema/index.js';
import type { Handler } from '../../../calls/handlers.js';
import type { PaymentsContext } from '../context.js';
import { describe, requireOwn } from '../orders/own-order.js';
import { handOver } from './release.js';

export const handOverOrder = (context: PaymentsContext): Handler<'payments.handover'> => {
  const { platform } = context;
  return async ({ id, code }, { viewer }) => {
    const { order } = await requireOwn(platform, eq(orders.id, id), viewer);
    await handOver(context, order, viewer, code);
    return { data: await describe(platform, eq(orders.id, id), viewer) };
  };
};
