import { useMessages, useMoney } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';

/** Returns a price formatter that shows "Free" for zero. */
export function usePriceOrFree(): (price: number) => string {
  const { free } = useMessages(sharedCatalogue);
  const money = useMoney();
  return (price) => (price === 0 ? free : money(price));
}
