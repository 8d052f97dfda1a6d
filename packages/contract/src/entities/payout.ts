import * as z from 'zod/mini';
import { majorUnits, instant } from '../schema.js';

export const PAYOUT_KINDS = ['daily', 'instant'] as const;
export const PAYOUT_STATUSES = ['requested', 'pending', 'paid', 'failed', 'reversed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

const network = z.string();

/** Where a seller's money goes, and how much of it there is. All Amounts in major units. */
export const payoutAccount = z.object({
  /** Null until one was named. The number is never shown whole again. */
  account: z.nullable(
    z.object({
      network,
      maskedPhone: z.string(),
      /** Whose account it is: the network's word where it gives one, otherwise the seller's. */
      name: z.string(),
      /** The last payout came back: nothing is sent automatically until the account is saved again. */
      needsAttention: z.boolean(),
      /** A new account is paid to from then on; null for one that has waited. */
      paidFrom: z.nullable(instant),
      updatedAt: instant,
    }),
  ),
  /** Released or given, and not sent yet, less the debt. */
  available: majorUnits,
  /** Owed for payments that banks asked back; it comes off the next payouts. */
  debt: majorUnits,
  /** Sent, and not confirmed yet. */
  onTheWay: majorUnits,
  /** What buyers have paid and not released yet, less the seller's fees. */
  held: majorUnits,
  /** From this much on it is sent automatically, once a day. */
  minimum: majorUnits,
  /** What sending it at once costs. */
  instantFee: majorUnits,
  /** When the next daily payout is made. */
  nextPayoutAt: instant,
});
export type PayoutAccount = z.infer<typeof payoutAccount>;

/** Money sent to a seller. */
export const payout = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(PAYOUT_KINDS),
  status: z.enum(PAYOUT_STATUSES),
  /** What arrives. */
  amount: majorUnits,
  /** What sending it at once cost; 0 for a daily payout. */
  fee: majorUnits,
  /** What it paid of the debt for payments that banks asked back; negative for what had been kept too much. */
  debt: majorUnits,
  network,
  maskedPhone: z.string(),
  /** How many sales it pays for. */
  sales: z.number(),
  /** How many credits of the campus it carries. */
  credits: z.number(),
  /** Why it came back; null otherwise. */
  failureReason: z.nullable(z.string()),
  createdAt: instant,
  paidAt: z.nullable(instant),
});
export type Payout = z.infer<typeof payout>;
