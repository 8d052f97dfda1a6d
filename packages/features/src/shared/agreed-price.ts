import type { Listing } from '@campushive/contract';

/** What the reader pays for one: the price that they agreed on while it is kept for them, or else the listed one. */
export const unitPriceOf = ({ price, myOffer }: Listing): number =>
  myOffer?.status === 'accepted' ? myOffer.amount : price;
