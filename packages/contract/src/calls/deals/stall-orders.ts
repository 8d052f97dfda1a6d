import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { MAX_STALL_ITEMS, MAX_STALL_QUANTITY } from '../../catalogue/stalls.js';
import { STALL_STEPS } from '../../deals/stall-orders.js';
import { stallBasket, stallOrder, stallQueueAbout } from '../../entities/deals/stall-order.js';
import { wrong } from '../../fields/field-errors.js';
import { id, priceInput, whenInput, wholeNumber } from '../../schema.js';
import { page } from '../trust/queue.js';

/** The basket of an order at a stall: at most one line for each item of the price list. */
export const stallItemsInput = z
  .array(z.strictObject({ itemId: id, quantity: wholeNumber(1, MAX_STALL_QUANTITY) }))
  .check(
    z.minLength(1, wrong('too_few', { min: 1 })),
    z.maxLength(MAX_STALL_ITEMS, wrong('too_many', { max: MAX_STALL_ITEMS })),
  );

/** Time at which the buyer wants to collect. Default: as soon as it is ready. */
export const collectAtInput = whenInput;

/** Calls about orders at stalls. `payments.initialize` and `payments.charge` place a paid order. */
export const stallOrders = {
  'stallOrders.createCash': defineCall({
    summary: 'Order in cash',
    who: 'member',
    creates: true,
    input: z.strictObject({
      id,
      items: stallItemsInput,
      collectAt: z.optional(collectAtInput),
      /** Sum that the buyer saw, in major units. A different current sum is refused. Default: the current sum. */
      price: z.optional(priceInput),
    }),
    output: stallOrder,
    errors: [
      'not_found',
      'own_listing',
      'verification_required',
      'hive_paused',
      'blocked',
      'listing_unavailable',
      'stall_closed',
      'items_unavailable',
      'price_changed',
      'cash_not_taken',
      'limit_reached',
      'rate_limited',
    ],
  }),
  'stallOrders.queue': defineCall({
    summary: 'List the queue of your stall',
    who: 'member',
    input: z.strictObject({
      id,
      /** `open` orders, the oldest first, or `done` ones, the newest first. Default: `open`. */
      show: z.optional(z.enum(['open', 'done'])),
      ...page,
    }),
    output: z.array(stallOrder),
    answers: 'page',
    about: stallQueueAbout,
    errors: ['not_found', 'forbidden'],
  }),
  'stallOrders.mine': defineCall({
    summary: 'List your orders at stalls',
    who: 'member',
    input: z.strictObject({
      /** `open` orders, or `all`. Default: `all`. */
      show: z.optional(z.enum(['open', 'all'])),
      ...page,
    }),
    output: z.array(stallOrder),
    answers: 'page',
    errors: [],
  }),
  'stallOrders.get': defineCall({
    summary: 'Get an order at a stall',
    who: 'member',
    input: z.strictObject({ id }),
    output: stallOrder,
    errors: ['not_found'],
  }),
  'stallOrders.step': defineCall({
    summary: 'Take an order one step on',
    who: 'member',
    input: z.strictObject({ id, to: z.enum(STALL_STEPS) }),
    output: stallOrder,
    errors: [
      'not_found',
      'forbidden',
      'illegal_transition',
      'code_needed',
      'order_not_held',
      'payment_not_pending',
    ],
  }),
  'stallOrders.cancel': defineCall({
    summary: 'Cancel your order at a stall',
    who: 'member',
    input: z.strictObject({ id }),
    output: stallOrder,
    errors: ['not_found', 'forbidden', 'illegal_transition', 'cancel_too_late', 'payment_not_pending'],
  }),
  'stallOrders.again': defineCall({
    summary: 'Fill the basket from an earlier order',
    who: 'member',
    input: z.strictObject({ id }),
    output: stallBasket,
    errors: ['not_found', 'forbidden'],
  }),
};
