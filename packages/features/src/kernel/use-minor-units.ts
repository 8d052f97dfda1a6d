import { toMajor, toMinor } from '@campushive/contract/money';
import { useMemo } from 'react';
import { useCampus } from './provider.js';

/** Converts between major units, used by the API, and minor units of the campus's currency, used by the rules. */
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
