/** Parameters of a letter about an order. All texts are formatted for the reader already. */
interface AboutOrder {
  readonly listing: string;
  /** The other side's name. */
  readonly other: string;
  readonly amount: string;
}
/** `note` is the reason, in the words of the admin who decided. */
interface AboutStaffRefund extends AboutOrder {
  readonly note: string;
}
/** `amount` was refunded of `paid`; `net` is the buyer's final price. */
interface AboutPartRefund extends AboutOrder {
  readonly paid: string;
  readonly net: string;
}
/** `refund` is the buyer's amount, `payout` the seller's, after fees on the rest. */
interface AboutSettlement extends AboutOrder {
  readonly refund: string;
  readonly payout: string;
}
/** `when` is the day on which the money is released automatically. */
interface HeldAmountParams extends AboutOrder {
  readonly when: string;
}
interface AboutMeetup {
  readonly listing: string;
  readonly other: string;
  readonly place: string;
  readonly when: string;
}
interface AboutLesson {
  readonly listing: string;
  readonly other: string;
  /** Start of the meeting or lesson, agreed or proposed. */
  readonly when: string;
}
interface AboutPayout {
  readonly amount: string;
  /** The mobile money number, masked. */
  readonly account: string;
  /** Fee of an instant payout that is returned. Null without one. */
  readonly feeReturned: string | null;
}
/** `note` is the reason, in the admin's words. */
interface AboutCredit {
  readonly amount: string;
  readonly note: string;
}
/** Undelivered work: the days of its deadline, of the payer's right to cancel, and of the automatic refund. */
interface AboutWork extends AboutOrder {
  readonly due: string;
  readonly cancel: string;
  readonly refund: string;
}
interface AboutChargeback {
  readonly listing: string;
  /** Amount that the bank asks for, or that the seller owes. */
  readonly amount: string;
}
interface AboutMismatch {
  readonly listing: string;
  readonly expected: string;
  readonly paid: string;
}
interface AboutEvent {
  readonly listing: string;
}

interface AboutMovedEvent extends AboutEvent {
  /** Its plans, each with time and place. */
  readonly from: string;
  readonly to: string;
  /** The last moment for a refund. */
  readonly until: string;
}

interface AboutEventMessage extends AboutEvent {
  /** The organiser. */
  readonly other: string;
  /** Text of the message; null where it is only shown on the event’s page. */
  readonly text: string | null;
}

/** Every letter about a deal, by name, with its parameters. No letter contains a handover code. */
export interface LetterParams {
  receipt_goods: HeldAmountParams;
  receipt_session: HeldAmountParams & { readonly starts: string };
  receipt_ticket: AboutOrder;
  receipt_gig: AboutWork;
  sale_goods: AboutOrder;
  sale_session: AboutOrder & { readonly starts: string };
  sale_ticket: AboutOrder;
  sale_gig: AboutWork;
  payment_failed: AboutOrder;
  cancelled_by_buyer: AboutOrder;
  cancelled_by_seller: AboutOrder;
  refund_sent: AboutOrder;
  refund_event_cancelled: AboutOrder;
  refunded_by_staff_buyer: AboutStaffRefund;
  refunded_by_staff_seller: AboutStaffRefund;
  refund_arrived: AboutOrder;
  part_refund_arrived: AboutPartRefund;
  refund_failed: AboutOrder;
  mismatch_buyer: AboutMismatch;
  mismatch_seller: AboutMismatch;
  credit_given: AboutCredit;
  credit_withdrawn: AboutCredit;
  payout_paid: AboutPayout;
  payout_failed: AboutPayout;
  payout_limited: AboutPayout & { readonly limit: string };
  payout_limit_stopped: AboutPayout;
  dispute_opened_buyer: AboutOrder;
  dispute_opened_seller: AboutOrder;
  dispute_answered: AboutOrder;
  dispute_released_buyer: AboutOrder;
  dispute_released_seller: AboutOrder;
  dispute_refunded_buyer: AboutOrder;
  dispute_refunded_seller: AboutOrder;
  dispute_withdrawn: AboutOrder;
  dispute_conceded: AboutOrder;
  settlement_proposed: AboutSettlement;
  settlement_declined: AboutSettlement;
  settled_buyer: AboutSettlement;
  settled_seller: AboutSettlement;
  chargeback_raised_buyer: AboutChargeback;
  chargeback_raised_frozen: AboutChargeback;
  chargeback_raised_debt: AboutChargeback;
  chargeback_won_buyer: AboutChargeback;
  chargeback_won_frozen: AboutChargeback;
  chargeback_won_debt: AboutChargeback;
  chargeback_lost_buyer: AboutChargeback;
  chargeback_lost_frozen: AboutChargeback;
  chargeback_lost_debt: AboutChargeback;
  blocked_kept: AboutOrder;
  blocked_buyer: AboutOrder;
  blocked_seller: AboutOrder;
  work_done: HeldAmountParams;
  work_sent_back: AboutWork;
  work_due: AboutWork;
  work_overdue_buyer: AboutWork;
  work_overdue_seller: AboutWork;
  work_refunded: AboutOrder;
  meetup_proposed: AboutMeetup;
  meetup_accepted: AboutMeetup;
  meetup_declined: AboutMeetup;
  meetup_due_day: AboutMeetup;
  meetup_due_hour: AboutMeetup;
  lesson_moved: AboutLesson;
  lesson_moved_by_you: AboutLesson;
  lesson_move_proposed: AboutLesson;
  lesson_due_day: AboutLesson;
  lesson_due_hour: AboutLesson;
  series_due: AboutLesson;
  event_changed: AboutEvent;
  event_moved_holder: AboutMovedEvent;
  event_moved_guest: AboutMovedEvent;
  event_moved_waiting: AboutMovedEvent;
  event_cancelled: AboutEvent;
  event_message: AboutEventMessage;
  event_moved_up: AboutEvent;
  event_offered: AboutEvent;
}
export type LetterName = keyof LetterParams;

/** A letter: its name and its parameters. */
export type LetterContent = {
  [N in LetterName]: { readonly name: N; readonly values: LetterParams[N] };
}[LetterName];

/** The lines of a receipt. */
type ReceiptLine =
  | 'event_starts'
  | 'event_place'
  | 'ticket'
  | 'price'
  | 'platform_fee'
  | 'processing_fee'
  | 'payee_platform_fee'
  | 'mobile_money_fee'
  | 'total'
  | 'payout'
  | 'reference';
export type LetterRow = readonly [line: ReceiptLine, value: string];

/** Text of a letter: its subject, the sentence after the greeting, and further paragraphs. */
export type LetterWords = readonly [subject: string, first: string, ...then: string[]];

/** Text of every letter in one language, with its surrounding texts. */
export interface LetterTexts {
  readonly letters: { readonly [N in LetterName]: (values: LetterParams[N]) => LetterWords };
  /** Begins the first sentence. */
  hello(name: string): string;
  /** Replaces the name of a deleted account. */
  readonly someone: string;
  /** Labels of the link, by its target. */
  readonly open: Readonly<Record<'order' | 'event' | 'payouts', string>>;
  readonly rows: Readonly<Record<LetterRow[0], string>>;
  /** Footnotes: of letters that are always sent, and of optional ones. */
  readonly always: string;
  readonly optional: string;
  readonly stop: string;
}
