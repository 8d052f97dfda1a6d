import { formatMoney } from '@campushive/contract/format-money';
import { useCallback } from 'react';
import { useCampus, useLanguageTag } from './provider.js';

/** Returns a formatter for amounts in the campus's currency: `$2,450.00`. Takes major units, as the API returns them. */
export function useMoney(): (amount: number) => string {
  const { currency } = useCampus();
  const tag = useLanguageTag();
  return useCallback(
    (amount) => formatMoney(Math.round(amount * 10 ** currency.minorDigits), currency, tag),
    [currency, tag],
  );
}
