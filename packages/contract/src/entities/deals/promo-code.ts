import * as z from 'zod/mini';
import { PROMO_STATUSES } from '../../rules/deals/bargaining/promo-codes.js';
import { instant, majorUnits } from '../../schema.js';
import { kindName } from './event.js';

/** A promo code of an event, as its organiser sees it. Amounts in major units. */
export const promoCode = z.object({
  id: z.string(),
  /** In capitals. */
  code: z.string(),
  /** Discount on each ticket: a percentage or an amount. */
  percent: z.nullable(z.number()),
  amount: z.nullable(majorUnits),
  /** The kind of tickets that the code applies to. Null for all kinds. */
  kind: z.nullable(kindName),
  /** Total number of tickets that the code can discount. Null for an unlimited number. */
  quota: z.nullable(z.number()),
  /** Last day of use, by the campus's clock. Null for as long as tickets are sold. */
  lastDay: z.nullable(z.string()),
  status: z.enum(PROMO_STATUSES),
  /** Tickets that are reserved or paid with the code, less returned ones. */
  used: z.number(),
  /** Amount paid for those tickets, without fees. */
  sold: majorUnits,
  createdAt: instant,
});
/** A promo code of an event with its use, as the organiser sees it. Amounts are in major units. */
export type PromoCode = z.infer<typeof promoCode>;

/** Price of a ticket with a promo code and without. */
export const promoPrice = z.object({
  code: z.string(),
  percent: z.nullable(z.number()),
  /** Price of one ticket, in major units. */
  priceBefore: majorUnits,
  price: majorUnits,
});
/** The price of one ticket with a promo code and without, in major units. */
export type PromoPrice = z.infer<typeof promoPrice>;
