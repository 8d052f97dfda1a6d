import type { Handler } from '../../../calls/handlers.js';
import { countTry } from '../../promo-codes/price.js';
import type { PaymentsContext } from '../context.js';
import { CHECKS_A_MINUTE } from '../limits.js';
import { initialize } from './checkout.js';

export const startPayment = (context: PaymentsContext): Handler<'payments.initialize'> => {
  const { platform } = context;
  const { limits } = platform;
  return async (input, { viewer }) => {
    await limits.hit(`pay:${viewer.userId}`, CHECKS_A_MINUTE, 60);
    if (input.promoCode !== undefined) await countTry(platform, viewer);
    return { data: await initialize(context, input, viewer) };
  };
};
