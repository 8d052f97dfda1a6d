import type { Payment, Receipt, SaleItem } from '@campushive/contract';
import type { SessionTime } from '@campushive/contract/rules/bookings';
import type { BundleTurn } from '@campushive/contract/rules/bundles';
import type { CurrentMilestone } from '@campushive/contract/rules/milestones';
import type { OrderClocks, OrderSide } from '@campushive/contract/rules/orders';
import type { ServicePackage } from '@campushive/contract/rules/packages';
import type { Parties } from '@campushive/contract/rules/parties';
import type { TicketKind } from '@campushive/contract/rules/ticket-kinds';
import type { Db } from '../../platform/database/database.js';
import type { PaymentsContext, SoldListing } from '../payments/context.js';
import type { DescribedOrder, OrderListing, OrderRow } from '../payments/orders/orders.js';
import type { CheckoutInput } from '../payments/checkout/reserve.js';
import type { ClaimedLesson } from '../series/order-lesson.js';
import type { Basket } from '../stall-orders/basket.js';
import type { Bundled } from './bundle/reserve-bundle.js';

export type Listing = NonNullable<SoldListing>;

/** Choices at the checkout. A kind refuses the ones that it does not have. */
export interface Choice {
  readonly session: SessionTime | null;
  readonly quantity: number;
  /** The ticket kind or the service package. */
  readonly kind: TicketKind | ServicePackage | null;
}

/** A purchase that its payer asks for, of a listing whose row is locked. */
export interface Purchase {
  readonly listing: Listing;
  /** Rows of all requested listings, and of those that live orders buy with them, locked. */
  readonly locked: readonly Listing[];
  /** Ids of all requested listings, `listing` first. */
  readonly ids: readonly string[];
  readonly parties: Parties;
  readonly choice: Choice;
  readonly lesson: ClaimedLesson | null;
  readonly input: CheckoutInput;
}

/** A price in minor units before a promo code, and its parts. */
export interface BaseQuote {
  /** Price of one ticket, of a session, or of everything else together without `others`. */
  readonly priceMinor: number;
  readonly milestone: CurrentMilestone | null;
  /** The offer in which the price was agreed. */
  readonly offerId: string | null;
  /** The other items of a bundle. */
  readonly others: readonly Bundled[];
  /** The basket of an order at a stall. Undefined for every other item. */
  readonly basket?: Basket;
}

/** Fields of an order page that only some kinds fill. */
export type OrderFields = Pick<
  Payment,
  'ticketKind' | 'package' | 'bundle' | 'booking' | 'milestone' | 'eventMovedAt' | 'stallOrder' | 'priceField'
>;
/** Fields of a receipt that only some kinds fill. */
export type ReceiptFields = Pick<Receipt, 'bundle' | 'ticketKind' | 'package' | 'milestone' | 'priceField'>;

/** The part of an order that kinds present. */
export type PresentedOrder = Pick<
  DescribedOrder,
  'order' | 'listing' | 'further' | 'stallOrder' | 'stallLines'
>;

/** Facts of the event of an order's tickets. */
export interface EventFacts {
  readonly eventStartsAt: Date | null;
  /** Move of the event after its tickets were bought. */
  readonly eventMove: { readonly movedAt: Date; readonly startsAt: Date | null } | null;
}

/** An order with its listing, both locked. */
export interface Locked {
  readonly order: OrderRow;
  readonly listing: Listing;
}

/**
 * A kind of thing that an order buys. Checkout, order page, receipt, refunds and reconciliation know only this
 * interface and `soldItemOf`.
 */
export interface SoldItem {
  readonly item: SaleItem;

  // Checkout
  /** Ticket kinds or packages that a listing offers to choose from. */
  readonly choicesOf: (listing: Listing) => readonly (TicketKind | ServicePackage)[];
  /** Claims the lesson of a weekly series that a session pays for. */
  readonly claim: (tx: Db, purchase: Omit<Purchase, 'lesson'>, now: Date) => Promise<ClaimedLesson | null>;
  /** Notes the order that pays for the claimed lesson. */
  readonly linkClaim: (tx: Db, lesson: ClaimedLesson | null, order: OrderRow, now: Date) => Promise<void>;
  /** Whether one order takes the listing off the market, so that an order of another student blocks the purchase. */
  readonly isExclusive: boolean;
  /** Whether a pending order with the same choices is the requested purchase. Orders at stalls compare their baskets; for every other kind the choices suffice. */
  readonly isSame: (tx: Db, order: OrderRow, purchase: Purchase) => Promise<boolean>;
  /** Throws unless the listing can be bought now. */
  readonly requireAvailable: (tx: Db, purchase: Purchase, now: Date) => Promise<void>;
  readonly quote: (tx: Db, purchase: Purchase, now: Date) => Promise<BaseQuote>;
  /** Columns of a new order that only this kind fills. */
  readonly columnsOf: (purchase: Purchase, quote: BaseQuote) => Partial<OrderRow>;
  /** Stores the parts of a new order that have their own tables. */
  readonly addParts: (context: PaymentsContext, tx: Db, locked: Locked, quote: BaseQuote) => Promise<void>;

  // Reservation
  /** Reserves the item of a new order, or refuses the buyer. */
  readonly reserve: (context: PaymentsContext, tx: Db, locked: Locked, now: Date) => Promise<void>;
  /** Gives the buyer the paid item. */
  readonly confirm: (context: PaymentsContext, tx: Db, locked: Locked, now: Date) => Promise<void>;
  /** Notifies the seller of a paid order. */
  readonly notifySeller: (context: PaymentsContext, tx: Db, order: OrderRow) => Promise<void>;
  /** Makes the item of an unpaid or refunded order available again. */
  readonly free: (context: PaymentsContext, tx: Db, locked: Locked, now: Date) => Promise<void>;
  /** Frees the item of an unpaid order in favour of the next order of the same buyer. */
  readonly freeForNextOrder: (context: PaymentsContext, tx: Db, locked: Locked, now: Date) => Promise<void>;
  /** Takes the item back when a bank took the money back. */
  readonly chargeBack: (context: PaymentsContext, tx: Db, locked: Locked, now: Date) => Promise<void>;
  /** Whether a late payment can still have its item. */
  readonly isAvailable: (tx: Db, locked: Locked, now: Date) => Promise<boolean>;
  /** Whether others can buy the item as soon as its payment time is over, before a job ends the order. */
  readonly isFreeOnceLapsed: boolean;
  /** Moves the other listings of an order along with its own. */
  readonly moveOthers: (tx: Db, order: OrderRow, turn: BundleTurn, now: Date) => Promise<void>;
  /** Reacts to a new status of its order. `by` is the side that caused it. */
  readonly onMoved: (tx: Db, order: OrderRow, now: Date, by: OrderSide) => Promise<void>;

  // Release
  /** Deadlines that a payment starts: that of the work, or the days for disputes. */
  readonly clocksOf: (locked: Locked, now: Date) => OrderClocks;
  readonly eventFactsOf: (order: OrderRow, listing: Pick<OrderListing, 'details'>) => EventFacts;
  /** Whether the buyer hands the money over with the code of the order. Tickets have another code, for check-in. */
  readonly hasHandoverCode: boolean;

  // Order page, thread and receipt
  /** Whether the order has lines in the thread of its sides. The attendees of an event share its group. */
  readonly hasThread: boolean;
  readonly orderFields: (row: PresentedOrder) => OrderFields;
  readonly receiptFields: (row: PresentedOrder) => ReceiptFields;
}
