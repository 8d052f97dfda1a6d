import {
  LIVE_ORDER_STATUSES,
  type Conversation,
  type HiveName,
  type Listing,
  type ListingStatus,
  type OfferShown,
} from '@campushive/contract';
import { acceptsOffers, takesOffers, turnOf } from '@campushive/contract/rules/offers';

/** What the two bargain about, as one of them sees it. */
export interface Bargain {
  readonly listing: {
    readonly id: string;
    readonly hive: HiveName;
    readonly price: number;
    readonly status: ListingStatus;
    /** Its poster lets buyers name another price. */
    readonly acceptsOffers: boolean;
  };
  readonly role: 'buyer' | 'seller';
  /** What the other student is called; null when the account is gone. */
  readonly name: string | null;
  /** The latest offer; null before there is one. */
  readonly offer: OfferShown | null;
}

/** Whose answer an offer waits for; null when it waits for none. */
export const turnIn = ({ status, expiresAt }: OfferShown, now: Date) =>
  turnOf({ status, expiresAt: new Date(expiresAt) }, now);

/** The agreed price is still kept. */
export const isAgreed = (offer: OfferShown | null | undefined, now: Date): boolean =>
  offer?.status === 'accepted' && Date.parse(offer.expiresAt) > now.getTime();

/** Something is to be answered, waited for or paid. */
export const isLive = (offer: OfferShown | null | undefined, now: Date): offer is OfferShown =>
  offer != null && (turnIn(offer, now) !== null || isAgreed(offer, now));

/** A buyer can name a price now. */
export const mayOffer = ({ listing, role, name, offer }: Bargain, now: Date): boolean =>
  role === 'buyer' &&
  name !== null &&
  takesOffers(listing.hive) &&
  listing.acceptsOffers &&
  listing.status === 'active' &&
  listing.price > 0 &&
  !isLive(offer, now);

/** What a conversation bargains about; null without a listing, and while what was bought or is being paid is not for sale again. */
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

/** What a reader who is not its poster bargains about on a listing's page. */
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
