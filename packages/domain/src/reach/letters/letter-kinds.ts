import type { NotificationKind } from '@campushive/contract/notification-templates/render';

/**
 * Notifications that are mailed at once, each in a separate letter; all others wait for the digest. Letters about
 * money are always sent; the others follow the reader's settings.
 */
export const LETTER_KINDS = {
  payment_made: 'always',
  payment_held: 'always',
  payment_failed: 'always',
  payment_cancelled: 'always',
  payment_refunded: 'always',
  payment_refunded_by_staff: 'always',
  payment_refund_arrived: 'always',
  payment_refund_failed: 'always',
  payment_mismatched: 'always',
  payment_disputed: 'always',
  payment_blocked: 'always',
  work_done: 'always',
  work_sent_back: 'always',
  work_due: 'always',
  work_overdue: 'always',
  work_refunded: 'always',
  payment_dispute_answered: 'always',
  payment_dispute_released: 'always',
  payment_dispute_refunded: 'always',
  payment_dispute_withdrawn: 'always',
  payment_dispute_conceded: 'always',
  payment_settlement_proposed: 'always',
  payment_settlement_declined: 'always',
  payment_settled: 'always',
  chargeback_raised: 'always',
  chargeback_won: 'always',
  chargeback_lost: 'always',
  credit_given: 'always',
  credit_withdrawn: 'always',
  payout_paid: 'always',
  payout_failed: 'always',
  payout_limited: 'always',
  meetup_proposed: 'optional',
  meetup_accepted: 'optional',
  meetup_declined: 'optional',
  meetup_due: 'optional',
  lesson_moved: 'optional',
  lesson_move_proposed: 'optional',
  lesson_due: 'optional',
  series_due: 'optional',
  event_changed: 'optional',
  event_moved: 'optional',
  event_cancelled: 'optional',
  event_message: 'optional',
  event_moved_up: 'optional',
  event_offered: 'optional',
} as const satisfies Partial<Record<NotificationKind, 'always' | 'optional'>>;
export type LetterKind = keyof typeof LETTER_KINDS;

/** Returns true if no setting stops the mail. For a moved event that applies only to holders of a bought ticket, who can get a refund. */
export const isAlwaysMailed = (kind: LetterKind, values: object | null): boolean =>
  LETTER_KINDS[kind] === 'always' ||
  (kind === 'event_moved' && values !== null && 'role' in values && values.role === 'holder');

export const isLetterKind = (kind: string): kind is LetterKind => Object.hasOwn(LETTER_KINDS, kind);
