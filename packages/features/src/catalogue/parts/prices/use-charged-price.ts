import { lowestPriceOf } from '@campushive/contract/money';
import { chargedPriceOf } from '@campushive/contract/rules/bookings';
import { useCampus, useMinorUnits } from '../../../kernel/index.js';

/** Returns a function for the price of `units` hours or tickets at a unit price, in major units. The server charges the same. */
export function useChargedPrice(): (unit: number, units: number) => number {
  const campus = useCampus();
  const { toMajor, toMinor } = useMinorUnits();
  return (unit, units) => toMajor(chargedPriceOf(toMinor(unit), units, lowestPriceOf(campus)));
}
