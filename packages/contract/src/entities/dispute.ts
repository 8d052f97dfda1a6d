import * as z from 'zod/mini';
import { DISPUTE_OUTCOMES, DISPUTE_REASONS, REFUND_REASONS, REFUND_STATUSES } from '../disputes.js';
import { majorUnits, instant } from '../schema.js';
import { photo } from './upload.js';

const party = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
});

const facts = {
  id: z.string(),
  reason: z.enum(DISPUTE_REASONS),
  /** In the buyer's words. */
  text: z.string(),
  /** What shows it, by the buyer. */
  photos: z.array(photo),
  /** What the seller says to it; null until they have. */
  answer: z.nullable(z.object({ text: z.string(), photos: z.array(photo), createdAt: instant })),
  openedAt: instant,
  /** Until when the two are left to settle it between them. */
  settleUntil: instant,
  /** The part refund that one of the two proposes, and the other answers; null when there is none. */
  proposal: z.nullable(
    z.object({
      id: z.string(),
      by: z.enum(['buyer', 'seller']),
      /** What the buyer gets back. */
      amount: majorUnits,
      createdAt: instant,
    }),
  ),
  /** How it ended: by a moderator or between the two; null while it is open. */
  outcome: z.nullable(z.enum(DISPUTE_OUTCOMES)),
  /** In the moderator's words, for both sides; null when the two settled it. */
  note: z.nullable(z.string()),
  resolvedAt: z.nullable(instant),
};

/** A complaint, as the two of its order see it. */
export const orderDispute = z.object(facts);

/** A refund, as the two of its order see it. */
export const refund = z.object({
  status: z.enum(REFUND_STATUSES),
  reason: z.enum(REFUND_REASONS),
  /** Why, in the words of the admin who gave it back; null for every other reason. */
  note: z.nullable(z.string()),
  amount: majorUnits,
  /** ISO 4217: another one than the campus's where the payment came in it. */
  currency: z.string(),
  createdAt: instant,
  /** When the provider had given it back. */
  processedAt: z.nullable(instant),
});
export type Refund = z.infer<typeof refund>;

/** A complaint with its order, as moderators see it. */
export const dispute = z.object({
  ...facts,
  paymentId: z.string(),
  reference: z.string(),
  title: z.string(),
  hiveId: z.string(),
  /** What the buyer paid. */
  amount: majorUnits,
  paidAt: z.nullable(instant),
  /** What the helper of an errand took at the drop-off; null for everything else, and without one. */
  deliveryPhoto: z.nullable(photo),
  buyer: party,
  seller: party,
});
export type Dispute = z.infer<typeof dispute>;
