import { useMessages, useMoney } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

/** Words a price, and "Free" for one of nothing. */
export function usePriceOrFree(): (price: number) => string {
  const { free } = useMessages(sharedCatalogue);
  const money = useMoney();
  return (price) => (price === 0 ? free : money(price));
}
