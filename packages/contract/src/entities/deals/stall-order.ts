import * as z from 'zod/mini';
import { STALL_ORDER_STATUSES, STALL_PAYMENTS, STALL_STEPS } from '../../deals/stall-orders.js';
import { instant, majorUnits } from '../../schema.js';
import { hall } from '../accounts/user.js';
import { photo } from '../base/upload.js';
import { stall } from '../catalogue/stall.js';

/** A line of an order, with name and price at the time of the order. */
export const stallLine = z.object({
  itemId: z.string(),
  name: z.string(),
  quantity: z.number(),
  /** Price of one unit. */
  price: majorUnits,
  photo: z.nullable(photo),
});
/** A line of an order at a stall. The price of one unit is in major units. */
export type StallLine = z.infer<typeof stallLine>;

/** Progress of an order at a stall, as its page and its payment show it. */
export const stallProgress = z.object({
  id: z.string(),
  /** Number of the order at its stall, counted from 1. Null before the payment. */
  number: z.nullable(z.number()),
  status: z.enum(STALL_ORDER_STATUSES),
  /** Time at which the order is, or was promised to be, ready. */
  readyAt: instant,
  lines: z.array(stallLine),
  /** Place of pick-up, as it was when the order was placed. */
  place: z.nullable(z.string()),
  /** The hall of the stall, as it was when the order was placed. Null for another place. */
  hall: z.nullable(hall),
});
/** Progress of an order at a stall. */
export type StallProgress = z.infer<typeof stallProgress>;

const side = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
});

/** An order at a stall, as its buyer or its seller sees it. */
export const stallOrder = z.extend(stallProgress, {
  stallId: z.string(),
  stallName: z.string(),
  stallPhoto: z.nullable(photo),
  role: z.enum(['buyer', 'seller']),
  /** `cash` is paid between the two students: not protected, without rating, and in no figure. */
  payment: z.enum(STALL_PAYMENTS),
  /** The payment, for its code, receipt and dispute. Null for cash. */
  paymentId: z.nullable(z.string()),
  /** Sum of the lines. */
  price: majorUnits,
  /** Amount that the buyer pays, with fees. Equal to `price` for cash. */
  amount: majorUnits,
  /** Amount that the seller receives. */
  payout: majorUnits,
  currency: z.string(),
  buyer: side,
  seller: side,
  /** Six digits that the buyer shows at the handover. Null for the seller, for cash, and unless money is held. */
  handoverCode: z.nullable(z.string()),
  /** Steps that the viewer can take now. A held order is handed over with the buyer's code. */
  steps: z.array(z.enum(STALL_STEPS)),
  /** Whether the viewer, as the buyer, can cancel now. */
  isCancellable: z.boolean(),
  createdAt: instant,
  /** Time of the last step. */
  updatedAt: instant,
});
/** An order at a stall, as its buyer or its seller sees it. Amounts are in major units of `currency` (ISO 4217). */
export type StallOrder = z.infer<typeof stallOrder>;

/** Orders of a stall's queue by step, and what the stall sold today. */
export const stallQueueAbout = z.object({
  new: z.number(),
  preparing: z.number(),
  ready: z.number(),
  /** Sum of the held and released payments of today, by the campus's clock. Cash is in no figure. */
  soldToday: majorUnits,
});
/** Counts of a stall's queue. `soldToday` is in major units. */
export type StallQueueAbout = z.infer<typeof stallQueueAbout>;

/** The basket of an earlier order, at today's prices. */
export const stallBasket = z.object({
  stall,
  lines: z.array(
    z.object({
      itemId: z.string(),
      name: z.string(),
      /** Units to order again: those of the earlier order, or as many as are left. */
      quantity: z.number(),
      price: majorUnits,
      /** Price in the earlier order. */
      priceBefore: majorUnits,
    }),
  ),
  /** Names of items that are sold out, or no longer in the price list. */
  missing: z.array(z.string()),
  /** Sum of the lines. */
  price: majorUnits,
});
/** The basket of an earlier order, at today's prices in major units. */
export type StallBasket = z.infer<typeof stallBasket>;
