import {
  LIVE_ORDER_STATUSES,
  type Conversation,
  type HiveName,
  type Listing,
  type ListingStatus,
  type OfferShown,
} from '@campushive/contract';
import { acceptsOffers, takesOffers, turnOf } from '@campushive/contract/rules/offers';

/** Negotiation between a buyer and a seller, from one side's view. */
export interface Bargain {
  readonly listing: {
    readonly id: string;
    readonly hive: HiveName;
    readonly price: number;
    readonly status: ListingStatus;
    /** True when the poster lets buyers make offers. */
    readonly acceptsOffers: boolean;
  };
  readonly role: 'buyer' | 'seller';
  /** Name of the other student; null for a deleted account. */
  readonly name: string | null;
  /** Latest offer; null before the first. */
  readonly offer: OfferShown | null;
}

/** Returns the side that has to answer an offer; null when no answer is pending. */
export const turnIn = ({ status, expiresAt }: OfferShown, now: Date) =>
  turnOf({ status, expiresAt: new Date(expiresAt) }, now);

/** Checks whether an offer is accepted and its price still reserved. */
export const isAgreed = (offer: OfferShown | null | undefined, now: Date): boolean =>
  offer?.status === 'accepted' && Date.parse(offer.expiresAt) > now.getTime();

/** Checks whether an offer is open for an answer or accepted and still payable. */
export const isLive = (offer: OfferShown | null | undefined, now: Date): offer is OfferShown =>
  offer != null && (turnIn(offer, now) !== null || isAgreed(offer, now));

/** Checks whether the viewer can make an offer as the buyer now. */
export const mayOffer = ({ listing, role, name, offer }: Bargain, now: Date): boolean =>
  role === 'buyer' &&
  name !== null &&
  takesOffers(listing.hive) &&
  listing.acceptsOffers &&
  listing.status === 'active' &&
  listing.price > 0 &&
  !isLive(offer, now);

/**
 * Returns the negotiation of a conversation. Null without a listing, and while a sold or paid-for listing is not for
 * sale again.
 */
export function bargainIn({ listing, offer, otherParticipant }: Conversation): Bargain | null {
  if (listing === null) return null;
  const { id, hiveTypeId: hive, price, status, acceptsOffers: takes, order } = listing;
  if (order !== null && (status !== 'active' || LIVE_ORDER_STATUSES.includes(order.status))) return null;
  const role = listing.postedById === otherParticipant.id ? 'buyer' : 'seller';
  return {
    listing: { id, hive, price, status, acceptsOffers: takes },
    role,
    name: otherParticipant.name,
    offer,
  };
}

/** Returns the negotiation on a listing's page, for a viewer who is not its poster. */
export const bargainAbout = ({
  id,
  hiveTypeId: hive,
  price,
  status,
  myOffer,
  postedBy,
  essentialsDetails,
  academiaDetails,
}: Listing): Bargain => ({
  listing: {
    ...{ id, hive, price, status },
    acceptsOffers: acceptsOffers(essentialsDetails ?? academiaDetails),
  },
  role: 'buyer',
  name: postedBy.name,
  offer: myOffer ?? null,
});
