import type { OrderStatus } from '../../../deals/order-status.js';

/** Offer events that a thread shows. */
const OFFER_EVENTS = [
  'offered',
  'offer_accepted',
  'offer_declined',
  'offer_withdrawn',
  'offer_expired',
  'offer_ended',
] as const;
/** An event of an offer that its thread shows. */
export type OfferEvent = (typeof OFFER_EVENTS)[number];

/** Meet-up events that a thread shows. */
const MEETUP_EVENTS = [
  'meetup_proposed',
  'meetup_accepted',
  'meetup_declined',
  'meetup_arrived',
  'meetup_missed',
] as const;
/** An event of a meet-up that its thread shows. */
export type MeetupEvent = (typeof MEETUP_EVENTS)[number];

/** Events of a rescheduled lesson that a thread shows. */
const LESSON_EVENTS = ['lesson_moved', 'lesson_move_proposed', 'lesson_move_declined'] as const;
/** An event of a rescheduled lesson that its thread shows. */
export type LessonEvent = (typeof LESSON_EVENTS)[number];

/** Events of a dispute's settlement between buyer and seller that a thread shows. */
export type SettlementEvent = 'settlement_proposed' | 'settlement_declined' | 'settled';

/** Deal events that a thread shows without a message by either side. Screens word them for the reader. No sentence is stored. */
export const DEAL_EVENTS = [
  'paid',
  'released',
  'refunded',
  'disputed',
  'dispute_withdrawn',
  'settlement_proposed',
  'settlement_declined',
  'settled',
  'frozen',
  'unfrozen',
  'charged_back',
  ...OFFER_EVENTS,
  ...MEETUP_EVENTS,
  ...LESSON_EVENTS,
] as const;
/** An event of a deal that its thread shows as a line. Clients word it by this code. */
export type DealEvent = (typeof DEAL_EVENTS)[number];

/** A side of a deal. For a gig, the poster is the `buyer` and the worker the `seller`. */
export type DealSide = 'buyer' | 'seller';

/** An event line in the thread of a deal. */
export interface DealLine {
  readonly code: Exclude<DealEvent, OfferEvent | MeetupEvent | LessonEvent | SettlementEvent>;
  /** The party that took this step. The line is unread for the other side. */
  readonly by: DealSide;
  /** The order's amount that the line names. */
  readonly amount: 'total' | 'payout' | null;
}

/** Returns the thread's line about an order's change of status. Null where no money moved. */
export function dealLineOf(from: OrderStatus, to: OrderStatus): DealLine | null {
  switch (to) {
    case 'held':
      if (from === 'frozen') return { code: 'unfrozen', by: 'seller', amount: null };
      if (from === 'disputed') return { code: 'dispute_withdrawn', by: 'buyer', amount: null };
      return { code: 'paid', by: 'buyer', amount: 'total' };
    case 'released':
      // A returned payout concerns only the seller and the network.
      return from === 'paid_out' ? null : { code: 'released', by: 'buyer', amount: 'payout' };
    case 'refunded':
      return { code: 'refunded', by: 'seller', amount: 'total' };
    case 'disputed':
      if (from === 'frozen') return { code: 'unfrozen', by: 'seller', amount: null };
      return { code: 'disputed', by: 'buyer', amount: null };
    case 'frozen':
      return { code: 'frozen', by: 'buyer', amount: null };
    case 'charged_back':
      return { code: 'charged_back', by: 'buyer', amount: null };
    case 'pending_payment':
    case 'paid_out':
    case 'expired':
    case 'failed':
    case 'cancelled':
      return null;
    default:
      return to satisfies never;
  }
}
