import type { Listing } from '@campushive/contract';
import { formatShortPrice } from '@campushive/contract/rules/ticket-kinds';
import { useMessages, useMoney } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';

/**
 * Returns a formatter for a listing's price: an amount, "Free", or the lowest price with "from" for several kinds of
 * tickets or packages.
 */
export function useListedPrice(): (listing: Listing, price?: number) => string {
  const words = useMessages(sharedCatalogue);
  const money = useMoney();
  return ({ price: listed, buzzDetails, sidehustleDetails }, price = listed) =>
    formatShortPrice({ price, kinds: buzzDetails?.ticketKinds ?? sidehustleDetails?.packages }, words, money);
}
