import * as z from 'zod/mini';
import { hiveName } from '../hive-fields.js';
import { majorUnits, instant } from '../schema.js';
import { refund } from './dispute.js';
import { paidMilestone } from './milestone.js';

export const RECEIPT_LINES = [
  'price',
  'promo_code',
  'platform_fee',
  'processing_fee',
  'payee_platform_fee',
  'mobile_money_fee',
  'refunded',
] as const;
export type ReceiptLine = (typeof RECEIPT_LINES)[number];

/**
 * What the buyer paid, or what the seller receives, line by line: nothing, once it went back. Amounts in majorUnits; what is taken
 * off is negative.
 */
export const receipt = z.object({
  paymentId: z.string(),
  reference: z.string(),
  role: z.enum(['buyer', 'seller']),
  title: z.string(),
  /** Everything that was bought together, with what each of it did cost; empty unless it is a bundle. */
  bundle: z.array(z.object({ title: z.string(), price: majorUnits })),
  /** How many tickets were bought; 1 of everything else. */
  quantity: z.number(),
  /** Which kind of tickets, as it was called when they were bought; null of everything else. */
  ticketKind: z.nullable(z.string()),
  /** Which package of a service, as it was called when it was bought; null of everything else. */
  package: z.nullable(z.string()),
  /** Which milestone of a gig was paid; null of everything else. */
  milestone: z.nullable(paidMilestone),
  /** The promo code that they were bought with; null without one. The line `promo_code` says what it took off. */
  promoCode: z.nullable(z.string()),
  hiveType: hiveName,
  buyerName: z.nullable(z.string()),
  sellerName: z.nullable(z.string()),
  lines: z.array(z.object({ line: z.enum(RECEIPT_LINES), amount: majorUnits })),
  total: majorUnits,
  currency: z.string(),
  channel: z.nullable(z.string()),
  paidAt: instant,
  releasedAt: z.nullable(instant),
  refund: z.nullable(refund),
  issuedAt: instant,
  /** A PDF of it, for anyone who holds this address, for a quarter of an hour. */
  /** The order's page, for a QR code on paper. */
  orderUrl: z.string(),
  pdfUrl: z.string(),
});
export type Receipt = z.infer<typeof receipt>;
