import { TRIAL_HOURS, type Listing } from '@campushive/contract';
import { depositOf } from '@campushive/contract/own-values';

/**
 * Returns the unit price for this viewer, in major units: the accepted offer's amount, else the price of the current milestone, else the
 * agreed price of the gig, else the deposit, else the listed price.
 */
export const unitPriceOf = (listing: Listing): number =>
  agreedPriceOf(listing) ?? depositOf(listing)?.amount ?? listing.price;

/** Returns the price per hour of a tutoring session of `hours` hours. A trial session may cost less. */
export const hourPriceOf = (listing: Listing, hours: number): number =>
  isTrial(listing, hours) ? (listing.trialPrice ?? listing.price) : unitPriceOf(listing);

/**
 * Checks whether a session is a trial: the tutor has a trial price, no other price was agreed, and the session is at
 * most `TRIAL_HOURS` long.
 */
export const isTrial = (listing: Listing, hours: number): boolean =>
  listing.trialPrice !== undefined && !isAgreed(listing) && hours <= TRIAL_HOURS;

/** Checks whether the viewer pays an agreed price instead of the listed one. */
export const isAgreed = (listing: Listing): boolean => agreedPriceOf(listing) !== undefined;

const agreedPriceOf = ({ myOffer, agreedPrice, milestones }: Listing): number | undefined =>
  myOffer?.status === 'accepted' ? myOffer.amount : (milestones?.current?.price ?? agreedPrice);
