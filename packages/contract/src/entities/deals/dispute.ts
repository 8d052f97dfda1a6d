import * as z from 'zod/mini';
import { DISPUTE_OUTCOMES, DISPUTE_REASONS, REFUND_REASONS, REFUND_STATUSES } from '../../deals/disputes.js';
import { majorUnits, instant } from '../../schema.js';
import { attachment } from '../base/attachment.js';
import { photo } from '../base/upload.js';

const party = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
});

const facts = {
  id: z.string(),
  reason: z.enum(DISPUTE_REASONS),
  /** The buyer's description. */
  text: z.string(),
  /** The buyer's photos as evidence. */
  photos: z.array(photo),
  /** The seller's statement. Null until they answer. */
  answer: z.nullable(z.object({ text: z.string(), photos: z.array(photo), createdAt: instant })),
  openedAt: instant,
  /** End of the period in which the two can settle the dispute between them. */
  settleUntil: instant,
  /** The part refund that one side proposes and the other answers. Null without a proposal. */
  proposal: z.nullable(
    z.object({
      id: z.string(),
      by: z.enum(['buyer', 'seller']),
      /** Amount that the buyer gets back. */
      amount: majorUnits,
      createdAt: instant,
    }),
  ),
  /** The outcome, by a moderator or a settlement. Null while the dispute is open. */
  outcome: z.nullable(z.enum(DISPUTE_OUTCOMES)),
  /** The moderator's explanation for both sides. Null after a settlement. */
  note: z.nullable(z.string()),
  resolvedAt: z.nullable(instant),
};

/** A complaint, as the two sides of its order see it. */
export const orderDispute = z.object(facts);

/** A refund, as the two sides of its order see it. */
export const refund = z.object({
  status: z.enum(REFUND_STATUSES),
  reason: z.enum(REFUND_REASONS),
  /** Explanation of the admin who made the refund. Null for every other reason. */
  note: z.nullable(z.string()),
  amount: majorUnits,
  /** ISO 4217 code. Differs from the campus's currency where the payment did. */
  currency: z.string(),
  createdAt: instant,
  /** Time at which the provider completed the refund. */
  processedAt: z.nullable(instant),
});
/** A refund as both sides of its order see it. The amount is in major units of `currency`. */
export type Refund = z.infer<typeof refund>;

/** A complaint with its order, as moderators see it. */
export const dispute = z.object({
  ...facts,
  paymentId: z.string(),
  reference: z.string(),
  title: z.string(),
  hiveId: z.string(),
  /** Amount that the buyer paid. */
  amount: majorUnits,
  paidAt: z.nullable(instant),
  /** The helper's photo of the drop-off of an errand. Null for other orders, and without a photo. */
  deliveryPhoto: z.nullable(photo),
  /** Files of the order, newest first: delivered work, and files that the two sent about its listing. Left out once it is decided. */
  files: z.optional(
    z.array(
      z.object({
        file: attachment,
        by: z.enum(['buyer', 'seller']),
        how: z.enum(['delivered', 'sent']),
        createdAt: instant,
      }),
    ),
  ),
  buyer: party,
  seller: party,
});
/** A complaint with its order and its evidence, as moderators see it. Amounts are in major units. */
export type Dispute = z.infer<typeof dispute>;
