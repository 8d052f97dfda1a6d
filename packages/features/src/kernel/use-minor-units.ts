import { toMajor, toMinor } from '@campushive/contract/money';
import { useMemo } from 'react';
import { useCampus } from './provider.js';

/** Crosses between major units, as the API has them, and the minor units of the campus's currency, which rules count in. */
export function useMinorUnits(): { toMinor(amount: number): number; toMajor(amountMinor: number): number } {
  const { currency } = useCampus();
  return useMemo(
    () => ({
      toMinor: (amount) => toMinor(amount, currency),
      toMajor: (amountMinor) => toMajor(amountMinor, currency),
    }),
    [currency],
  );
}
