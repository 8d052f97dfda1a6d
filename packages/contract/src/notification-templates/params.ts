import { MAX_QUOTE } from '../limits.js';

/** Title of the listing, event or order that a notification is about, as it was then. */
export interface AboutListing {
  readonly listing: string;
  /** Number of other items in a bundle. Left out for other orders. */
  readonly more?: number;
  /** The paid milestone of a gig, which the text names beside the title. */
  readonly milestone?: MilestoneName;
}
/** A milestone of a gig. */
export interface MilestoneName {
  readonly number: number;
  readonly count: number;
  readonly title: string;
}
interface ToParty extends AboutListing {
  readonly to: 'buyer' | 'seller';
}
interface AboutChargeback extends ToParty {
  /** Effect of the chargeback: held money is frozen, or the seller owes the money that they have. */
  readonly effect: 'frozen' | 'debt';
}
interface ByModerator extends AboutListing {
  /** The moderator's explanation. Null when reports alone caused the measure. */
  readonly note: string | null;
}
interface AboutMeetup extends AboutListing {
  readonly place: string;
  /** Name of the acting student. Null when the account is deleted. */
  readonly name: string | null;
}
interface AboutDelivery extends AboutListing {
  /** Name of the helper. Null when the account is deleted. */
  readonly name: string | null;
}
interface AboutLesson extends AboutListing {
  /** Name of the other side. Null when their account is deleted. */
  readonly name: string | null;
}
interface AboutSettlement extends AboutListing {
  /** Amount that the buyer gets back. */
  readonly amountMinor: number;
  /** Amount that the seller gets, after fees on their share. */
  readonly payoutMinor: number;
}
interface AboutAccount {
  /** The masked mobile money number. */
  readonly account: string;
}
interface AboutCredit {
  readonly amountMinor: number;
  readonly note: string;
}
interface AboutPayout extends AboutAccount {
  readonly amountMinor: number;
  /** Fee of an instant payout that is returned. Absent without one. */
  readonly feeReturnedMinor?: number;
}
interface AboutWalletLimit extends AboutPayout {
  /** Amount that the wallet is sent in a day from then on. Null if payouts to it stop. */
  readonly limitMinor: number | null;
}

/** Start and place of an event. */
export interface EventPlanText {
  /** An instant. Null where it is unknown. */
  readonly startsAt: string | null;
  readonly place: string | null;
}
/** An event with a new time or place, for one of its readers. */
export interface AboutEventMove extends AboutListing {
  /** The reader's role: bought a ticket, has a free place, or waits in line. */
  readonly role: 'holder' | 'guest' | 'waiting';
  readonly from: EventPlanText;
  readonly to: EventPlanText;
  /** Deadline for a refund of a ticket. */
  readonly until: string;
  /** Time zone of the campus. */
  readonly timeZone: string;
}

/** Parameters of every notification's text, by kind. Titles and names are not translated. */
interface AboutStallOrder extends AboutListing {
  /** Number of the order at the stall. */
  readonly number: number;
  readonly to: 'buyer' | 'seller';
}

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
  event_message: AboutListing & { readonly name: string | null; readonly text: string | null };
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

/** The two lines of a notification in one language. */
export interface RenderedNotification {
  readonly title: string;
  readonly description: string;
}

/** The text of every notification in one language. */
export type NotificationTemplates = {
  readonly [K in NotificationKind]: (values: NotificationParams[K]) => RenderedNotification;
};

/** Renders a kind whose text is a title above the name of its subject. */
export const about =
  (title: string) =>
  ({ listing }: AboutListing): RenderedNotification => ({ title, description: listing });

/** Renders the listing above its old and its new plan, by the campus's clock. */
export const movedPlans = (
  { listing, from, to, timeZone }: AboutEventMove,
  language: string,
  write: (from: string, to: string) => string,
): string => {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: language === 'en',
    timeZone,
  });
  const planText = ({ startsAt, place }: EventPlanText) =>
    [startsAt === null ? null : format.format(new Date(startsAt)), place]
      .filter((part) => part !== null)
      .join(', ');
  return `${listing} · ${write(planText(from), planText(to))}`;
};

/** Renders a kind whose text is a title above the listing and the meeting place. */
export const aboutMeetup =
  (title: (name: string) => string, anyone: string) =>
  ({ listing, place, name }: AboutMeetup): RenderedNotification => ({
    title: title(name ?? anyone),
    description: `${listing} · ${place}`,
  });

/** Renders a notification about a lesson. `anyone` stands for a deleted account. */
export const aboutLesson =
  (title: (name: string) => string, anyone: string) =>
  ({ listing, name }: AboutLesson): RenderedNotification => ({
    title: title(name ?? anyone),
    description: listing,
  });

/** Renders a notification about an errand. `anyone` stands for a deleted account. */
export const aboutDelivery =
  (title: (name: string) => string, anyone: string) =>
  ({ listing, name }: AboutDelivery): RenderedNotification => ({
    title: title(name ?? anyone),
    description: listing,
  });

/** Renders a notification about an account for payouts or log-ins. */
export const aboutAccount =
  (title: string) =>
  ({ account }: AboutAccount): RenderedNotification => ({ title, description: account });

/** Renders a payout, with another title if it returns a fee. */
export const aboutPayout =
  (title: string, withFee: string) =>
  ({ account, feeReturnedMinor = 0 }: AboutPayout): RenderedNotification => ({
    title: feeReturnedMinor > 0 ? withFee : title,
    description: account,
  });

/** Renders the organiser and the event above the start of the message. */
export const aboutEventMessage =
  (title: (name: string | null, listing: string) => string, withheld: string) =>
  ({ listing, name, text }: NotificationParams['event_message']): RenderedNotification => ({
    title: title(name, listing),
    description: text === null ? withheld : beginningOf(text),
  });

/** Returns the start of a text that fits into a line or two, without line breaks. */
function beginningOf(text: string): string {
  const signs = [...text.replace(/\s+/g, ' ')];
  return signs.length <= MAX_QUOTE
    ? signs.join('')
    : `${signs
        .slice(0, MAX_QUOTE - 1)
        .join('')
        .trimEnd()}…`;
}

/** Returns the listing's title with the moderator's explanation. French puts a space before the colon. */
export const decided = ({ listing, note }: ByModerator, colon = ': '): string =>
  note === null ? listing : listing + colon + note;
