import type {
  AboutEventMessage,
  AboutListing,
  AboutMeetup,
  AboutLesson,
  ToParty,
  AboutDelivery,
  AboutSettlement,
  AboutCredit,
  AboutPayout,
  AboutWalletLimit,
  AboutAccount,
  AboutChargeback,
  AboutEventMove,
  ByModerator,
  AboutStallOrder,
  RenderedNotification,
} from './notification-values.js';

export type {
  AboutEventMove,
  AboutListing,
  EventPlanText,
  MilestoneName,
  RenderedNotification,
} from './notification-values.js';
export {
  about,
  aboutAccount,
  aboutDelivery,
  aboutEventMessage,
  aboutLesson,
  aboutMeetup,
  aboutPayout,
  decided,
  movedPlans,
} from './template-parts.js';

/** Values of the texts of each kind of notification. */
export interface NotificationParams {
  /** `sender` is null for a deleted account. `count` is the number of unread messages in the thread. Default: 1. */
  message_received: { readonly sender: string | null; readonly count?: number };
  /** A message in an event's group. `group` is the event's title, `sender` the latest author. */
  group_message_received: { readonly sender: string | null; readonly group: string; readonly count?: number };
  /** `amount` is formatted for the reader. The other values name the listing. */
  offer_received: AboutListing;
  offer_countered: AboutListing;
  offer_accepted: AboutListing;
  offer_declined: AboutListing;
  application_received: AboutListing;
  application_withdrawn: AboutListing;
  application_closed: AboutListing;
  application_declined: AboutListing;
  application_reopened: AboutListing;
  application_invited: AboutListing;
  task_assigned: AboutListing;
  task_unassigned: AboutListing;
  task_returned: AboutListing;
  payment_held: AboutListing;
  payment_made: AboutListing;
  payment_failed: AboutListing;
  meetup_proposed: AboutMeetup;
  meetup_accepted: AboutMeetup;
  meetup_declined: AboutMeetup;
  meetup_arrived: AboutMeetup;
  meetup_missed: AboutMeetup;
  meetup_due: AboutMeetup & { readonly within: 'day' | 'hour' };
  /** Sent to both sides after the buyer moves a lesson. */
  lesson_moved: AboutLesson & ToParty;
  lesson_move_proposed: AboutLesson;
  lesson_move_declined: AboutLesson;
  lesson_due: AboutLesson & { readonly within: 'day' | 'hour' };
  /** Steps of a weekly series: it starts (for the tutor), a payment is due (for the student), and later changes. */
  series_started: AboutLesson & { readonly lessons: number };
  series_due: AboutLesson & { readonly startsAt: string };
  series_lapsed: AboutLesson & ToParty;
  series_skipped: AboutLesson;
  series_ended: AboutLesson & { readonly because: 'other' | 'unpaid' | 'unavailable' };
  delivery_picked_up: AboutDelivery;
  delivery_on_the_way: AboutDelivery;
  /** Steps of a gig: the worker is done, or the poster requests changes. */
  work_done: AboutListing;
  work_sent_back: AboutListing;
  /** Steps of undelivered work: its deadline has passed, the payer can cancel it, or the payer is refunded. */
  work_due: AboutListing;
  work_overdue: ToParty;
  work_refunded: AboutListing;
  /** Steps of milestones: the poster proposes them, and the worker accepts or declines. */
  milestones_proposed: AboutListing;
  milestones_accepted: AboutListing;
  milestones_declined: AboutListing;
  /** The worker did not answer in time. The poster pays the gig as the buyer, and the worker is the seller. */
  milestones_expired: ToParty;
  payment_released: ToParty;
  payment_auto_released: ToParty;
  payment_cancelled: AboutListing & { readonly by: 'buyer' | 'seller' };
  /** The other side of an open order blocked the reader. `kept` is true when messages about the order stay open. */
  payment_blocked: ToParty & { readonly kept: boolean };
  payment_disputed: ToParty;
  payment_dispute_answered: AboutListing;
  payment_dispute_released: AboutListing;
  payment_dispute_refunded: AboutListing;
  /** The buyer withdrew the report, or the seller conceded. The complaint ended without a moderator. */
  payment_dispute_withdrawn: AboutListing;
  payment_dispute_conceded: AboutListing;
  payment_settlement_proposed: AboutSettlement;
  payment_settlement_declined: AboutSettlement;
  payment_settled: ToParty & AboutSettlement;
  /** A payment did not match its order, and is refunded. */
  payment_mismatched: ToParty;
  /** `because` is left out where a side of the order caused the refund. */
  payment_refunded: AboutListing & { readonly because?: 'event_cancelled' };
  /** An admin refunded the held money. `note` is the reason. */
  payment_refunded_by_staff: ToParty & { readonly note: string };
  payment_refund_arrived: AboutListing;
  payment_refund_failed: AboutListing;
  /** An admin gave the student a credit, or withdrew it. `note` is the reason. */
  credit_given: AboutCredit;
  credit_withdrawn: AboutCredit;
  payout_paid: AboutPayout;
  payout_failed: AboutPayout;
  /** The wallet did not take the amount because of its limit. */
  payout_limited: AboutWalletLimit;
  /** The delay is on our side. The seller has nothing to do. */
  payout_delayed: AboutPayout;
  /** A first account was added. Payouts to it start 24 hours later. */
  payout_account_added: AboutAccount;
  payout_account_changed: AboutAccount;
  dispute_opened: AboutListing;
  chargeback_raised: AboutChargeback;
  chargeback_won: AboutChargeback;
  chargeback_lost: AboutChargeback;
  /** For moderators: a chargeback was raised, or is due soon. */
  chargeback_opened: AboutListing;
  chargeback_due: AboutListing;
  /** For moderators: the number of differences between the provider and the ledger. */
  ledger_differs: { readonly count: number };
  /** For moderators: a payout waits for the operator. */
  payouts_waiting: { readonly count: number };
  /** For admins: a partner's webhook is disabled. */
  webhook_disabled: { readonly host: string };
  event_changed: AboutListing;
  /** The organiser moved the event to another time or place. */
  event_moved: AboutEventMove;
  event_cancelled: AboutListing;
  /** The organiser names the reader to help at the door of an event. */
  door_helper: AboutListing;
  /** A message of the organiser to attendees. `text` is null where the event’s page shows a warning about it. */
  event_message: AboutEventMessage;
  event_moved_up: AboutListing;
  event_offered: AboutListing;
  event_offer_over: AboutListing;
  listing_expiring: AboutListing;
  listing_expired: AboutListing;
  /** The reader's safe-deal link for `listing` ended unpaid. */
  safe_deal_ended: AboutListing;
  listing_hidden: ByModerator;
  listing_restored: ByModerator;
  listing_deleted: ByModerator;
  appeal_received: AboutListing;
  appeal_restored: ByModerator;
  appeal_upheld: ByModerator;
  /** The moderator's explanation. */
  moderation_warning: { readonly reason: string };
  /** `days` are left to verify the mailbox `email` again. */
  student_verification_due: { readonly days: number; readonly email: string };
  student_verification_over: { readonly email: string };
  review_received: AboutListing;
  review_shown: AboutListing;
  /** `name` is null for a deleted account. `listing` is the latest one, `count` the number of new ones since the last notification. */
  followed_posted: AboutListing & { readonly name: string | null; readonly count: number };
  /** Price drop in whole per cent. 100 means free. */
  price_dropped: AboutListing & { readonly percent: number };
  /** The search text. Empty for a search with filters only. */
  saved_search_match: AboutListing & { readonly search: string };
  /** A student answered the reader's wanted post. `listing` is the offer, `wanted` the post. */
  wanted_answered: AboutListing & { readonly wanted: string };
  /** A buyer paid for an order at the reader's stall `listing`. */
  stall_paid_ordered: AboutStallOrder;
  /** A buyer ordered at the reader's stall `listing`, and pays in cash. */
  stall_cash_ordered: AboutStallOrder;
  /** The reader's order at the stall `listing` is ready. */
  stall_ready: AboutStallOrder;
  /** The other side ended a cash order. The reader is the side in `to`. */
  stall_cash_ended: AboutStallOrder;
  /** A moderator removed the reader's wanted post, which `listing` names. */
  wanted_removed: ByModerator;
}
/** A kind of notification that has texts. */
export type NotificationKind = keyof NotificationParams;

/** The content of a notification: its kind, with that kind's parameters. */
export type NotificationContent = {
  [K in NotificationKind]: { readonly kind: K; readonly values: NotificationParams[K] };
}[NotificationKind];

/** The text of every notification in one language. */
export type NotificationTemplates = {
  readonly [K in NotificationKind]: (values: NotificationParams[K]) => RenderedNotification;
};
