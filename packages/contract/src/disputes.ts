/** Reasons, decisions and limits of disputes about paid orders, as data. */

export const DISPUTE_REASONS = [
  'not_received',
  'not_as_described',
  'damaged',
  'counterfeit',
  'wrong_item',
  'other',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];
export const MAX_DISPUTE_TEXT = 1_000;
/** Photos as evidence, for each side. */
export const MAX_DISPUTE_PHOTOS = 4;

/** Decisions of a moderator: always for one side, never a split. */
export const DISPUTE_DECISIONS = ['release', 'refund'] as const;
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number];

/** Outcomes of a complaint: by a moderator, or between the two sides. */
export const DISPUTE_OUTCOMES = [...DISPUTE_DECISIONS, 'withdrawn', 'conceded', 'settled'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

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
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Statuses of a refund. `failed`: the provider could not return the money, and staff must act. */
export const REFUND_STATUSES = ['requested', 'pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
