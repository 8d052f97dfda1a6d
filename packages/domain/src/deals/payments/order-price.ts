import { HOUR } from '@campushive/contract';
import { hourPriceOf, type SessionTime } from '@campushive/contract/rules/bookings';
import type { CurrentMilestone } from '@campushive/contract/rules/milestones';
import type { Parties } from '@campushive/contract/rules/parties';
import { Failure } from '../../calls/failure.js';
import { toPrice } from '../../platform/money.js';
import type { Db } from '../../platform/database/database.js';
import { findAgreedPrices } from '../applications/store.js';
import { findHourPrice } from '../availability/trial.js';
import { findAgreed } from '../offers/agreed.js';
import { findReduced } from '../promo-codes/price.js';
import type { ClaimedLesson } from '../series/order-lesson.js';
import type { SoldListing } from './context.js';
import { findPayable } from './milestone.js';
import { findOthers, sumOf, type Bundled } from './reserve-bundle.js';

type Listing = NonNullable<SoldListing>;
type Reduced = NonNullable<Awaited<ReturnType<typeof findReduced>>>;

/** Price of an order in minor units, and its components. */
export interface OrderPrice {
  /** Price of one ticket, of a session, or of everything else together. */
  readonly priceMinor: number;
  /** The same before a promo code. */
  readonly beforeMinor: number;
  readonly promo: Reduced['row'] | null;
  readonly milestone: CurrentMilestone | null;
  /** The offer in which the price was agreed. */
  readonly offerId: string | null;
  /** The other items of a bundle. */
  readonly others: readonly Bundled[];
}

interface Priced {
  readonly listing: Listing;
  /** Ids of all requested listings, this one first. */
  readonly ids: readonly string[];
  readonly parties: Parties;
  readonly choice: {
    readonly session: SessionTime | null;
    readonly quantity: number;
    readonly kind: { readonly id: string; readonly priceMinor: number } | null;
  };
  readonly lesson: ClaimedLesson | null;
  readonly milestoneId?: string | undefined;
  readonly promoCode?: string | undefined;
  /** Price that the payer was shown, in major units. */
  readonly price?: number | null | undefined;
}

/**
 * Computes the price, under the listing's lock. The more specific price wins: a milestone's, a kind's or package's,
 * that of a running series, an agreed one, and last the listed one. Throws `price_changed` unless it is the price that
 * the payer was shown.
 */
export async function findOrderPrice(
  tx: Db,
  { listing, ids, parties, choice, lesson, milestoneId, promoCode, price }: Priced,
  now: Date,
): Promise<OrderPrice> {
  const { buyerId, sale } = parties;
  const { session, quantity, kind } = choice;
  const others = await findOthers(tx, ids, { buyerId, now });
  const milestone = await findPayable(tx, listing, milestoneId, now);
  // A series keeps its initial price.
  const isOpenToOffers = sale === 'purchase' && lesson?.priceMinor == null;
  const offer = isOpenToOffers ? await findAgreed(tx, listing.id, buyerId, now) : null;
  const agreed = offer?.amountMinor ?? (await findAgreedPrices(tx, [listing.id])).get(listing.id);
  const beforeMinor =
    milestone?.priceMinor ??
    kind?.priceMinor ??
    lesson?.priceMinor ??
    agreed ??
    (await listedPrice(tx, listing, session, parties, now));
  const use = { listing, code: promoCode, kindId: kind?.id ?? null, quantity };
  const reduced = await findReduced(tx, { ...use, priceMinor: beforeMinor }, now);
  const priceMinor = sumOf(reduced?.priceMinor ?? beforeMinor, others);
  if (price != null && toPrice(price) !== priceMinor)
    throw new Failure('price_changed', 'The price has changed. Please look again.');
  return {
    ...{ priceMinor, beforeMinor, milestone, others },
    promo: reduced?.row ?? null,
    offerId: offer?.id ?? null,
  };
}

/**
 * Returns the price without an agreement. Serialises the buyer's purchases, so that of two lessons booked at the same
 * moment only one is the first.
 */
async function listedPrice(
  tx: Db,
  { id: listingId, priceMinor }: Listing,
  session: SessionTime | null,
  { buyerId, sellerId }: Parties,
  now: Date,
): Promise<number> {
  const listed = priceMinor ?? 0;
  if (session === null) return listed;
  const priceFacts = { listingId, priceMinor: listed, studentId: buyerId, tutorId: sellerId, now };
  const hours = (session.endsAt.getTime() - session.startsAt.getTime()) / HOUR;
  return hourPriceOf(await findHourPrice(tx, priceFacts), hours);
}
