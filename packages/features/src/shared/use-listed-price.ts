import type { Listing } from '@campushive/contract';
import { pricesDiffer } from '@campushive/contract/rules/ticket-kinds';
import { useMessages, useMoney } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

/** What a listing costs in a list: an amount, "Free", or of several kinds of tickets the lowest, with "from". */
export function useListedPrice(): (listing: Listing, price?: number) => string {
  const t = useMessages(sharedCatalogue);
  const money = useMoney();
  return ({ price: listed, buzzDetails }, price = listed) => {
    if (price === 0) return t.free;
    return pricesDiffer(buzzDetails?.ticketKinds ?? []) ? t.from(money(price)) : money(price);
  };
}
