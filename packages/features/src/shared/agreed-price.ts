import { TRIAL_HOURS, type Listing } from '@campushive/contract';

/**
 * What one costs the reader: the price that they agreed on while it is kept for them, or that the student who has a gig named
 * for it, the milestone of it whose turn it is, or else the listed one.
 */
export const unitPriceOf = (listing: Listing): number => agreedPriceOf(listing) ?? listing.price;

/** The same of an hour with a tutor, of so many: a first one may cost less. */
export const hourPriceOf = (listing: Listing, hours: number): number =>
  isTrial(listing, hours) ? (listing.trialPrice ?? listing.price) : unitPriceOf(listing);

/** Whether a session is a first one at the tutor's price for those. */
export const isTrial = (listing: Listing, hours: number): boolean =>
  listing.trialPrice !== undefined && !isAgreed(listing) && hours <= TRIAL_HOURS;

/** Whether that is another price than the listed one, which was agreed on. */
export const isAgreed = (listing: Listing): boolean => agreedPriceOf(listing) !== undefined;

const agreedPriceOf = ({ myOffer, agreedPrice, milestones }: Listing): number | undefined =>
  myOffer?.status === 'accepted' ? myOffer.amount : (milestones?.current?.price ?? agreedPrice);
