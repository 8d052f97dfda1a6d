import type { Listing } from '@campushive/contract';
import { sayPrice } from '@campushive/contract/rules/ticket-kinds';
import { useMessages, useMoney } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

/** What a listing costs in a list: an amount, "Free", or of several kinds of tickets or packages the lowest, with "from". */
export function useListedPrice(): (listing: Listing, price?: number) => string {
  const words = useMessages(sharedCatalogue);
  const money = useMoney();
  return ({ price: listed, buzzDetails, sidehustleDetails }, price = listed) =>
    sayPrice({ price, kinds: buzzDetails?.ticketKinds ?? sidehustleDetails?.packages }, words, money);
}
