import type { FeeBreakdown } from '../../../money/fees.js';
import type { SaleItem } from '../../../catalogue/hives.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import type { OwedRefund } from '../money/charges.js';

/** The caller's side of an order. Null for others who may see it. */
export type OrderSide = 'buyer' | 'seller' | null;

/** An order and its listing in their current state. Amounts in minor units. */
export interface OrderFacts {
  readonly status: OrderStatus;
  readonly item: SaleItem;
  readonly sellerId: string;
  readonly amounts: FeeBreakdown;
  readonly listingStatus: ListingStatus;
  /** The order pays a milestone with others after it, so the gig goes on. */
  readonly hasMore?: boolean;
  /** Start of the event of the order's tickets. Null for every other item. */
  readonly eventStartsAt: Date | null;
}

/** A refund of held money to the buyer. */
export interface OrderRefund {
  readonly to: 'refunded';
  readonly refund: OwedRefund;
  /** The listing's next status. Null when it stays. */
  readonly listing: 'active' | null;
  /** A refunded ticket is no longer valid at the door. */
  readonly returnsTicket: boolean;
}

/**
 * Former name of `OrderRefund`.
 *
 * @deprecated Use `OrderRefund`. Goes with version 0.3.
 */
export type GivenBack = OrderRefund;
