import type { Wanted } from '@campushive/contract';
import { useMessages, useMoney } from '../kernel/index.js';
import { catalogue } from './wanted.catalogue.js';

/** What a post asks for, in words; null where it does not say. */
export function useWishes({ maxPrice, condition }: Pick<Wanted, 'maxPrice' | 'condition'>): {
  readonly most: string | null;
  readonly condition: string | null;
} {
  const t = useMessages(catalogue);
  const money = useMoney();
  return {
    most: maxPrice === null ? null : maxPrice === 0 ? t.free : t.upTo(money(maxPrice)),
    // The worst of all is no wish.
    condition: condition === null || condition === 'poor' ? null : t.atLeast[condition],
  };
}
