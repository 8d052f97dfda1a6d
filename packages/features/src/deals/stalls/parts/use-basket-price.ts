import { useMinorUnits } from '../../../kernel/index.js';
import type { BasketLine } from './basket.js';

/** Returns a function for the sum of basket lines, in major units. */
export function useBasketPrice(): (lines: readonly Pick<BasketLine, 'item' | 'quantity'>[]) => number {
  const { toMajor, toMinor } = useMinorUnits();
  return (lines) =>
    toMajor(lines.reduce((sum, { item, quantity }) => sum + quantity * toMinor(item.price), 0));
}
