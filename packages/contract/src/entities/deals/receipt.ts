import * as z from 'zod/mini';
import { hiveName } from '../../catalogue/hive-fields.js';
import { majorUnits, instant } from '../../schema.js';
import { refund } from './dispute.js';
import { paidMilestone } from './milestone.js';

/** Lines of a receipt. A fee with `payee_`, and `mobile_money_fee`, reduce the seller's earnings. The other fees are the buyer's. */
const RECEIPT_LINES = [
  'price',
  'promo_code',
  'platform_fee',
  'processing_fee',
  'payee_platform_fee',
  'mobile_money_fee',
  'refunded',
] as const;
/** A line of a receipt. `isFeeLine` tells the fees. */
export type ReceiptLine = (typeof RECEIPT_LINES)[number];

/**
 * Lines of the buyer's payment or the seller's earnings. Empty once the money went back. Amounts in major units. Deductions are negative.
 */
export const receipt = z.object({
  paymentId: z.string(),
  reference: z.string(),
  role: z.enum(['buyer', 'seller']),
  title: z.string(),
  /** Items of a bundle, or lines of an order at a stall, with the price of each. Empty for every other order. */
  bundle: z.array(z.object({ title: z.string(), price: majorUnits })),
  /** Number of tickets. 1 for every other item. */
  quantity: z.number(),
  /** The kind of tickets, as named at purchase. Null for every other item. */
  ticketKind: z.nullable(z.string()),
  /** The package of a service, as named at purchase. Null for every other item. */
  package: z.nullable(z.string()),
  /** The paid milestone of a gig. Null for every other item. */
  milestone: z.nullable(paidMilestone),
  /** The promo code used. Null without one. The line `promo_code` holds the discount. */
  promoCode: z.nullable(z.string()),
  hiveType: hiveName,
  buyerName: z.nullable(z.string()),
  sellerName: z.nullable(z.string()),
  /** Id of the hive's money field that the line `price` pays, such as a deposit. Null where the price itself is paid. */
  priceField: z.optional(z.nullable(z.string())),
  lines: z.array(z.object({ line: z.enum(RECEIPT_LINES), amount: majorUnits })),
  total: majorUnits,
  currency: z.string(),
  channel: z.nullable(z.string()),
  paidAt: instant,
  releasedAt: z.nullable(instant),
  refund: z.nullable(refund),
  issuedAt: instant,
  /** URL of the order's page, for a QR code on paper. */
  orderUrl: z.string(),
  /** URL of the receipt as a PDF. Valid for 15 minutes, for anyone who has the URL. */
  pdfUrl: z.string(),
});
/** A receipt for one side of an order. Amounts are in major units of `currency` (ISO 4217). Deductions are negative. */
export type Receipt = z.infer<typeof receipt>;
