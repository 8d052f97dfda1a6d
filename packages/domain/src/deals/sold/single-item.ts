import { AUTO_RELEASE_AFTER } from '@campushive/contract';
import type { Parties } from '@campushive/contract/rules/parties';
import { freeStatusOf } from '@campushive/contract/rules/resumption';
import { Failure } from '../../calls/failure.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import type { OrderClocks } from '@campushive/contract/rules/orders';
import { notifyOfOrder } from '../payments/context.js';
import { findAgreed } from '../offers/agreed-price.js';
import { refuseOutsideSeries } from '../series/order-lesson.js';
import type {
  BaseQuote,
  Listing,
  Locked,
  OrderFields,
  Purchase,
  ReceiptFields,
  SoldItem,
} from './sold-item.js';

const nothing = () => Promise.resolve();

export const NO_ORDER_FIELDS: OrderFields = {
  ticketKind: null,
  package: null,
  bundle: [],
  booking: null,
  milestone: null,
  eventMovedAt: null,
  stallOrder: null,
};
export const NO_RECEIPT_FIELDS: ReceiptFields = {
  bundle: [],
  ticketKind: null,
  package: null,
  milestone: null,
};

/** Returns true if a listing is for sale now. */
export const isForSale = ({ status, expiresAt }: Listing, sale: Parties['sale'], now: Date): boolean =>
  status === freeStatusOf(sale) && (expiresAt === null || expiresAt > now);

export const unavailable = () => new Failure('listing_unavailable', 'This is no longer available.');

/** Returns the deadline of the automatic release: some days after the meeting, or after the payment where that is later. */
export function releasedAfter(meeting: Date | null, now: Date): OrderClocks {
  const from = meeting !== null && meeting > now ? meeting : now;
  return { autoReleaseAt: later(from, AUTO_RELEASE_AFTER), workDueAt: null };
}

/** Quotes the price that the buyer agreed on with the seller; otherwise the listed one. */
export async function quoteAgreed(
  tx: Db,
  { listing, parties }: Pick<Purchase, 'listing' | 'parties'>,
  now: Date,
): Promise<BaseQuote> {
  const offer = await findAgreed(tx, listing.id, parties.buyerId, now);
  const priceMinor = offer?.amountMinor ?? listing.priceMinor ?? 0;
  return { priceMinor, milestone: null, offerId: offer?.id ?? null, others: [] };
}

/** The parts of `SoldItem` that kinds have in common; each kind adds or replaces its own. */
export const singleItem = {
  choicesOf: () => [],
  claim: (_tx, { input }) => Promise.resolve(refuseOutsideSeries(input.seriesId)),
  linkClaim: nothing,
  isExclusive: false,
  isSame: () => Promise.resolve(true),
  requireAvailable(_tx, { listing, parties }, now) {
    return isForSale(listing, parties.sale, now) ? nothing() : Promise.reject(unavailable());
  },
  quote: quoteAgreed,
  columnsOf: () => ({}),
  addParts: nothing,
  confirm: nothing,
  notifySeller: (context, tx, order) => notifyOfOrder(context, tx, order, order.sellerId, 'payment_held'),
  free: nothing,
  freeForNextOrder: nothing,
  chargeBack: nothing,
  isFreeOnceLapsed: false,
  moveOthers: nothing,
  onMoved: nothing,
  clocksOf: (_locked: Locked, now: Date) => releasedAfter(null, now),
  eventFactsOf: () => ({ eventStartsAt: null, eventMove: null }),
  hasHandoverCode: true,
  hasThread: true,
  orderFields: () => NO_ORDER_FIELDS,
  receiptFields: () => NO_RECEIPT_FIELDS,
} satisfies Partial<SoldItem>;
