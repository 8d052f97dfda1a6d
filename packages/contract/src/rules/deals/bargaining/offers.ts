import { DAY, HOUR } from '../../../limits.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import { isHive, itemOf, saleOf } from '../../../catalogue/hives.js';
import type { DealSide, OfferEvent } from '../orders/deal-events.js';

/** Statuses of an offer, which is one negotiation. `open` waits for the seller, `countered` for the buyer. All others are final. */
export const OFFER_STATUSES = ['open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
/** The status of an offer. */
export type OfferStatus = (typeof OFFER_STATUSES)[number];
/** Statuses in which an amount waits for an answer. */
export const LIVE_OFFER_STATUSES: readonly OfferStatus[] = ['open', 'countered'];

/** Time limit of the answer to an amount, in ms (product decisions, section 10). After it the offer is `expired`. */
const OFFER_LIFETIME_MS = 24 * HOUR;
/** Period for which an agreed price is reserved for its buyer, in ms (product decisions, section 10). */
const PRICE_LOCK = DAY;
/** Maximum amounts that one buyer can name for one listing in a day. */
export const MAX_OFFERS_A_DAY = 5;

/** Reasons for which an offer ends without an action of either side. */
export type OfferEnding = 'price_changed' | 'sold' | 'closed' | 'blocked' | 'suspended' | 'deleted';

/** An offer in its current state. Amounts are in minor units. */
export interface OfferState {
  readonly status: OfferStatus;
  readonly amountMinor: number;
  /** Last figure of the side whose answer is pending. Null before that side named one. */
  readonly previousMinor: number | null;
  /** Number of amounts named so far. */
  readonly round: number;
  /** Expiry of the amount, or of the agreed price. */
  readonly expiresAt: Date;
}

/** The listing that an offer is about. */
export interface OfferedListing {
  readonly hive: string;
  readonly status: ListingStatus;
  readonly priceMinor: number;
  readonly expiresAt: Date | null;
  /** The poster accepts offers. Offers from before they were switched off can still be answered. */
  readonly acceptsOffers: boolean;
}

/** Facts on which `decideOffer` decides. */
export interface OfferFacts {
  readonly listing: OfferedListing;
  /** The offer being acted on. For a new offer, the buyer's pending one, or null. */
  readonly offer: OfferState | null;
  /** True when the buyer or the seller has blocked the other. */
  readonly blocked: boolean;
  /** Number of amounts that the buyer named for the listing in the last day. */
  readonly named: number;
}

/** A step of an offer: by a side, by its expiry, or by an event that ends it. Amounts are in minor units. */
export type OfferCommand =
  | { readonly do: 'make'; readonly amountMinor: number }
  | { readonly do: 'counter'; readonly by: DealSide; readonly amountMinor: number }
  | { readonly do: 'accept' | 'decline' | 'withdraw'; readonly by: DealSide }
  | { readonly do: 'expire' }
  | { readonly do: 'end'; readonly reason: OfferEnding };

/** The reason for refusing a step of an offer. An `amount_…` one becomes a field error of the amount, the others are error codes. */
export type OfferRefusalCode =
  | 'listing_free'
  | 'offers_not_taken'
  | 'listing_reserved'
  | 'listing_unavailable'
  | 'blocked'
  | 'offer_waiting'
  | 'offers_used_up'
  | 'offer_over'
  | 'not_your_turn'
  | 'amount_too_small'
  | 'amount_too_large'
  | 'amount_not_between';

/** The new state of an offer, its line in the thread and the notification, or the reason for a refusal. */
export type OfferDecision =
  | { readonly refused: OfferRefusalCode; readonly limit?: number; readonly between?: CounterRange }
  | {
      readonly refused: null;
      readonly offer: OfferState;
      readonly line: { readonly code: OfferEvent; readonly by: DealSide; readonly amountMinor: number };
      readonly notify: { readonly to: DealSide; readonly kind: OfferNotification } | null;
    };
/** Notifications of the other side. */
export const OFFER_NOTIFICATIONS = [
  'offer_received',
  'offer_countered',
  'offer_accepted',
  'offer_declined',
] as const;
/** A notification of the other side about an offer. */
export type OfferNotification = (typeof OFFER_NOTIFICATIONS)[number];

/** Last figures of both sides, in minor units. A counter lies strictly between them. */
export interface CounterRange {
  readonly above: number;
  readonly below: number;
}

/** Returns the range in which the side whose turn it is can counter. A seller without a figure starts from the listed price. */
export function counterRange(
  { status, amountMinor, previousMinor }: Pick<OfferState, 'status' | 'amountMinor' | 'previousMinor'>,
  priceMinor: number,
): CounterRange {
  return status === 'countered'
    ? { above: previousMinor ?? lowestOffer(priceMinor) - 1, below: amountMinor }
    : { above: amountMinor, below: previousMinor ?? priceMinor };
}

/** Returns the lowest possible offer: half the price. */
export const lowestOffer = (priceMinor: number): number => Math.ceil(priceMinor / 2);
/** Returns the highest possible offer: one minor unit below the price. */
export const highestOffer = (priceMinor: number): number => priceMinor - 1;

/** Returns whether a hive supports offers: where items are sold, except for tickets and a campus's own hives. */
export const takesOffers = (hive: string): boolean =>
  isHive(hive) && saleOf(hive) === 'purchase' && itemOf(hive) !== 'ticket';

/** Returns whether the poster accepts offers. Default: true. */
export const acceptsOffers = (details: Readonly<Record<string, unknown>> | undefined): boolean =>
  details?.['acceptsOffers'] !== false;

/** Returns the side whose answer an offer waits for. Null when the offer is over. */
export function turnOf(
  { status, expiresAt }: Pick<OfferState, 'status' | 'expiresAt'>,
  now: Date,
): DealSide | null {
  if (expiresAt <= now) return null;
  return status === 'open' ? 'seller' : status === 'countered' ? 'buyer' : null;
}

/** Returns the status of an offer at `now`. An offer expires by time, before any job marks it. */
export const offerStatusAt = (offer: OfferState, now: Date, used: boolean): OfferStatus =>
  offer.expiresAt <= now && (turnOf(offer, new Date(0)) !== null || (offer.status === 'accepted' && !used))
    ? 'expired'
    : offer.status;

/** Returns the agreed price that a buyer may pay, in minor units. Null without one. */
export const agreedPrice = (offer: OfferState | null, used: boolean, now: Date): number | null =>
  offer !== null && offer.status === 'accepted' && !used && offer.expiresAt > now ? offer.amountMinor : null;

/** Decides about an offer. The caller must hold a lock on the listing, so that only one answer counts. */
export function decideOffer(command: OfferCommand, facts: OfferFacts, now: Date): OfferDecision {
  switch (command.do) {
    case 'make':
      return make(command.amountMinor, facts, now);
    case 'counter':
    case 'accept':
    case 'decline':
    case 'withdraw':
      return answer(command, facts, now);
    case 'expire':
    case 'end':
      return finish(command, facts, now);
    default:
      return command satisfies never;
  }
}

const refuse = (refused: OfferRefusalCode, limit?: number): OfferDecision =>
  limit === undefined ? { refused } : { refused, limit };

function make(amountMinor: number, facts: OfferFacts, now: Date): OfferDecision {
  const { listing, offer, named } = facts;
  if (!takesOffers(listing.hive) || !listing.acceptsOffers) return refuse('offers_not_taken');
  if (listing.priceMinor === 0) return refuse('listing_free');
  const closed = notForSale(facts, now);
  if (closed !== null) return refuse(closed);
  if (offer !== null && turnOf(offer, now) !== null) return refuse('offer_waiting');
  if (named >= MAX_OFFERS_A_DAY) return refuse('offers_used_up', MAX_OFFERS_A_DAY);
  return (
    wrongAmount(amountMinor, listing) ?? {
      refused: null,
      offer: {
        status: 'open',
        amountMinor,
        previousMinor: null,
        round: 1,
        expiresAt: after(now, OFFER_LIFETIME_MS),
      },
      line: { code: 'offered', by: 'buyer', amountMinor },
      notify: { to: 'seller', kind: 'offer_received' },
    }
  );
}

type Answer = Extract<OfferCommand, { readonly by: DealSide }>;

function answer(command: Answer, facts: OfferFacts, now: Date): OfferDecision {
  const { offer } = facts;
  const turn = offer === null ? null : turnOf(offer, now);
  if (offer === null || turn === null) return refuse('offer_over');
  const { by } = command;
  // A side can withdraw only its own amount, and answer only the other's.
  if ((command.do === 'withdraw') === (turn === by)) return refuse('not_your_turn');
  const { amountMinor } = offer;
  const other = by === 'buyer' ? 'seller' : 'buyer';
  if (command.do === 'withdraw') {
    const line = { code: 'offer_withdrawn' as const, by, amountMinor };
    return { refused: null, offer: { ...offer, status: 'withdrawn' }, line, notify: null };
  }
  if (command.do === 'decline') {
    const line = { code: 'offer_declined' as const, by, amountMinor };
    const notify = { to: other, kind: 'offer_declined' } as const;
    return { refused: null, offer: { ...offer, status: 'declined' }, line, notify };
  }
  const closed = notForSale(facts, now);
  if (closed !== null) return refuse(closed);
  if (command.do === 'counter') return counter(command, offer, facts, now);
  return {
    refused: null,
    offer: { ...offer, status: 'accepted', expiresAt: after(now, PRICE_LOCK) },
    line: { code: 'offer_accepted', by, amountMinor },
    notify: { to: other, kind: 'offer_accepted' },
  };
}

function counter(
  { by, amountMinor }: Extract<OfferCommand, { readonly do: 'counter' }>,
  offer: OfferState,
  { listing, named }: OfferFacts,
  now: Date,
): OfferDecision {
  if (by === 'buyer' && named >= MAX_OFFERS_A_DAY) return refuse('offers_used_up', MAX_OFFERS_A_DAY);
  const between = counterRange(offer, listing.priceMinor);
  if (amountMinor <= between.above || amountMinor >= between.below)
    return { refused: 'amount_not_between', between };
  return {
    refused: null,
    offer: {
      status: by === 'buyer' ? 'open' : 'countered',
      amountMinor,
      previousMinor: offer.amountMinor,
      round: offer.round + 1,
      expiresAt: after(now, OFFER_LIFETIME_MS),
    },
    line: { code: 'offered', by, amountMinor },
    notify: { to: by === 'buyer' ? 'seller' : 'buyer', kind: 'offer_countered' },
  };
}

/** Ends an offer by time or because of another event. An agreed price survives a change of the listed price. */
function finish(
  command: Extract<OfferCommand, { readonly do: 'expire' | 'end' }>,
  { offer }: OfferFacts,
  now: Date,
): OfferDecision {
  if (offer === null) return refuse('offer_over');
  const isLive = LIVE_OFFER_STATUSES.includes(offer.status);
  const isAgreed = offer.status === 'accepted';
  const ends =
    command.do === 'expire'
      ? (isLive || isAgreed) && offer.expiresAt <= now
      : isLive || (isAgreed && command.reason !== 'price_changed');
  if (!ends) return refuse('offer_over');
  // The line is unread for the side that waited for an answer.
  const by = offer.status === 'open' ? 'seller' : 'buyer';
  const code = command.do === 'expire' ? 'offer_expired' : 'offer_ended';
  return {
    refused: null,
    offer: { ...offer, status: 'expired' },
    line: { code, by, amountMinor: offer.amountMinor },
    notify: null,
  };
}

function notForSale({ listing, blocked }: OfferFacts, now: Date): OfferRefusalCode | null {
  if (blocked) return 'blocked';
  if (listing.status === 'reserved') return 'listing_reserved';
  const over = listing.expiresAt !== null && listing.expiresAt <= now;
  return listing.status !== 'active' || over ? 'listing_unavailable' : null;
}

function wrongAmount(amountMinor: number, { priceMinor }: OfferedListing): OfferDecision | null {
  if (amountMinor < lowestOffer(priceMinor)) return refuse('amount_too_small', lowestOffer(priceMinor));
  if (amountMinor >= priceMinor) return refuse('amount_too_large', highestOffer(priceMinor));
  return null;
}

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
