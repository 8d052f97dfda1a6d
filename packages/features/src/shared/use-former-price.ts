import type { Listing } from '@campushive/contract';
import { useMessages, useMoney } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

/** What a listing cost before its price fell, as a price shows and says it; undefined where it did not, or another was agreed. */
export function useFormerPrice({ previousPrice, agreedPrice }: Listing) {
  const { was } = useMessages(sharedCatalogue);
  const money = useMoney();
  if (previousPrice === undefined || agreedPrice !== undefined) return undefined;
  const amount = money(previousPrice);
  return { amount, label: was(amount) };
}
