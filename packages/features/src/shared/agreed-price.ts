import type { Listing } from '@campushive/contract';

/**
 * What one costs the reader: the price that they agreed on while it is kept for them, or that the student who has a gig named
 * for it, or else the listed one.
 */
export const unitPriceOf = (listing: Listing): number => agreedPriceOf(listing) ?? listing.price;

/** Whether that is another price than the listed one, which was agreed on. */
export const isAgreed = (listing: Listing): boolean => agreedPriceOf(listing) !== undefined;

const agreedPriceOf = ({ myOffer, agreedPrice }: Listing): number | undefined =>
  myOffer?.status === 'accepted' ? myOffer.amount : agreedPrice;
