/** Reasons, decisions and limits of disputes about paid orders, as data. */

/** Reasons for a complaint about a paid order. Without one, `payments.dispute` fails with the field code `reason_missing`. */
export const DISPUTE_REASONS = [
  'not_received',
  'not_as_described',
  'damaged',
  'counterfeit',
  'wrong_item',
  'other',
] as const;
/** A buyer's reason for a complaint about a paid order. */
export type DisputeReason = (typeof DISPUTE_REASONS)[number];
/** Maximum characters of a complaint, and of the seller's statement about it. */
export const MAX_DISPUTE_TEXT = 1_000;
/** Photos as evidence, for each side. */
export const MAX_DISPUTE_PHOTOS = 4;

/** Decisions of a moderator: always for one side, never a split. */
export const DISPUTE_DECISIONS = ['release', 'refund'] as const;
/** A moderator's decision about a complaint: the money goes to the seller (`release`) or back to the buyer (`refund`). */
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number];

/** Outcomes of a complaint: by a moderator, or between the two sides. */
export const DISPUTE_OUTCOMES = [...DISPUTE_DECISIONS, 'withdrawn', 'conceded', 'settled'] as const;
/** The outcome of a complaint. `settled` is a part refund that both sides agreed on. */
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** Reasons for a refund. The last three come from the provider: a lost chargeback, or a payment that did not match its order. */
export const REFUND_REASONS = [
  'sold_to_somebody_else',
  'buyer_cancelled',
  'seller_cancelled',
  'not_delivered',
  'event_cancelled',
  'dispute',
  'settlement',
  'by_staff',
  'charged_back',
  'wrong_amount',
  'wrong_currency',
] as const;
/** The reason for a refund, which screens and receipts word for both sides. */
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Statuses of a refund. `failed`: the provider could not return the money, and staff must act. */
export const REFUND_STATUSES = ['requested', 'pending', 'processed', 'failed'] as const;
/** The progress of a refund at the payment provider. */
export type RefundStatus = (typeof REFUND_STATUSES)[number];
