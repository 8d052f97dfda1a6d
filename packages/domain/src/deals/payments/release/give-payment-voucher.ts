import { eq } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import { orders } from '../../../platform/database/schema/index.js';
import type { Handler } from '../../../calls/handlers.js';
import { giveVoucher } from '../checkout/charge.js';
import type { PaymentsContext } from '../context.js';
import { sideOf } from '../orders/orders.js';
import { describe, requireOwn } from '../orders/own-order.js';

export const givePaymentVoucher = (context: PaymentsContext): Handler<'payments.voucher'> => {
  const { platform } = context;
  return async ({ id, voucher }, { viewer }) => {
    const { order } = await requireOwn(platform, eq(orders.id, id), viewer);
    if (sideOf(order, viewer.userId) !== 'buyer') {
      throw new Failure('forbidden', 'Only the buyer can get the voucher of this order.');
    }
    await giveVoucher(context, order, voucher);
    return { data: await describe(platform, eq(orders.id, id), viewer) };
  };
};
