import { STALL_LATE_AFTER, MINUTE, MAX_OPEN_CASH_ORDERS } from '@campushive/contract';

/** Descriptions of the calls about stalls and their orders. */
export const STALLS = {
  'stallOrders.again':
    'Returns the basket of one of your earlier orders at today’s prices, with as many units as are left. `missing` names the rest. Places no order.',
  'stallOrders.cancel': `Cancels your order until the seller starts on it, and again once it is ${STALL_LATE_AFTER / MINUTE} minutes late. Held money is refunded in full. Repeating the call changes nothing.`,
  'stallOrders.createCash': `Places an order that you pay in cash at the stall. It is not protected, and counts for no rating or figure. At most ${MAX_OPEN_CASH_ORDERS} open ones a stall. To pay with held money, call \`payments.initialize\` or \`payments.charge\` with \`items\`.`,
  'stallOrders.get': 'Returns an order at a stall, for its buyer or its seller.',
  'stallOrders.mine': 'Returns your orders at stalls, newest first. Unpaid ones are with your payments.',
  'stallOrders.queue':
    'Returns the open orders of your stall by the time at which they are to be ready, or the finished ones, newest first. `about` counts the open ones by step.',
  'stallOrders.step':
    'Takes an order of your stall one step on: `preparing`, `ready`, then `handed_over` for cash. A paid order is handed over with the buyer’s code by `payments.handover`. `declined` refunds a paid order. Repeating the call changes nothing.',
  'stalls.create': 'Opens your stall with its price list. Each student has at most one.',
  'stalls.get': 'Returns a stall with its price list.',
  'stalls.list': 'Returns stalls, the open ones first, then the newest.',
  'stalls.mine':
    'Returns your stall, or else the one that you gave up while its queue still has open orders; null without one.',
  'stalls.remove': 'Gives your stall up. Open orders stay in its queue and can be finished.',
  'stalls.setItem':
    'Sets the stock of an item, or marks it as sold out. The stock cannot be below the units that are ordered.',
  'stalls.switch':
    'Opens or closes your stall by hand, until its hours change that, or returns it to its hours. Open orders stay.',
  'stalls.update':
    'Changes the sent fields of your stall. `items` replaces the price list: items with an `id` are changed, items left out are removed.',
} as const;
