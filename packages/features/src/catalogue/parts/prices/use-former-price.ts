import type { Listing } from '@campushive/contract';
import { useMessages, useMoney } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';

/**
 * Returns a listing's price before a reduction, formatted for display and screen readers. Undefined without a
 * reduction, or when another price was agreed.
 */
export function useFormerPrice({ previousPrice, agreedPrice }: Listing) {
  const { was } = useMessages(sharedCatalogue);
  const money = useMoney();
  if (previousPrice === undefined || agreedPrice !== undefined) return undefined;
  const amount = money(previousPrice);
  return { amount, label: was(amount) };
}
