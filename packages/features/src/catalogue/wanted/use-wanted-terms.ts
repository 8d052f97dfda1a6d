import type { Wanted } from '@campushive/contract';
import { useMessages, useMoney } from '../../kernel/index.js';
import { catalogue } from './wanted.catalogue.js';

/** Returns the price limit and condition of a wanted post as text. Null when unspecified. */
export function useWantedTerms({ maxPrice, condition }: Pick<Wanted, 'maxPrice' | 'condition'>): {
  readonly most: string | null;
  readonly condition: string | null;
} {
  const t = useMessages(catalogue);
  const money = useMoney();
  return {
    most: maxPrice === null ? null : maxPrice === 0 ? t.free : t.upTo(money(maxPrice)),
    // Hidden for the worst condition, which accepts any.
    condition: condition === null || condition === 'poor' ? null : t.atLeast[condition],
  };
}
