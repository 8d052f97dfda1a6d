import { eq } from 'drizzle-orm';
import { orders } from '../../../platform/database/schema/index.js';
import type { Handler } from '../../../calls/handlers.js';
import { countTry } from '../../promo-codes/price.js';
import type { PaymentsContext } from '../context.js';
import { CHECKS_A_MINUTE } from '../limits.js';
import { describe } from '../orders/own-order.js';
import { charge } from './charge.js';

export const chargePhone = (context: PaymentsContext): Handler<'payments.charge'> => {
  const { platform } = context;
  const { limits } = platform;
  return async (input, { viewer }) => {
    await limits.hit(`pay:${viewer.userId}`, CHECKS_A_MINUTE, 60);
    if (input.promoCode !== undefined) await countTry(platform, viewer);
    const id = await charge(context, input, viewer);
    return { data: await describe(platform, eq(orders.id, id), viewer) };
  };
};
