import * as z from 'zod/mini';
import { PROMO_STATUSES } from '../rules/promo-codes.js';
import { instant, majorUnits } from '../schema.js';
import { kindName } from './event.js';

/** A promo code of an event, as its organiser sees it. Amounts in major units. */
export const promoCode = z.object({
  id: z.string(),
  /** In capitals. */
  code: z.string(),
  /** What it takes off each ticket: a percentage, or else an amount. */
  percent: z.nullable(z.number()),
  amount: z.nullable(majorUnits),
  /** The one kind of tickets that it is for; null for all. */
  kind: z.nullable(kindName),
  /** How many tickets can be had with it in all; null for any number. */
  quota: z.nullable(z.number()),
  /** The last day on which it can be used, by the clock of the campus; null for as long as the event sells. */
  lastDay: z.nullable(z.string()),
  status: z.enum(PROMO_STATUSES),
  /** Tickets that are reserved or paid with it, and were not given back. */
  used: z.number(),
  /** What was paid for them, without fees. */
  sold: majorUnits,
  createdAt: instant,
});
export type PromoCode = z.infer<typeof promoCode>;

/** What a ticket costs with a code, and what it costs without. */
export const promoPrice = z.object({
  code: z.string(),
  percent: z.nullable(z.number()),
  /** Of one ticket, major units. */
  priceBefore: majorUnits,
  price: majorUnits,
});
export type PromoPrice = z.infer<typeof promoPrice>;
