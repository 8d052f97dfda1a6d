import { DAY } from '../../limits.js';

/** Minimum number of sales for a range. */
export const MIN_SOLD = 5;
/** Maximum age of a sale in ms. */
export const SALES_MEMORY = 365 * DAY;
/** Maximum number of sales considered, latest first. */
export const MAX_SALES = 200;

/** Recent sale prices, in minor units. Half of all sales are between `lowMinor` and `highMinor`. */
export interface SoldRange {
  readonly lowMinor: number;
  readonly medianMinor: number;
  readonly highMinor: number;
  /** Number of sales behind the figures. */
  readonly count: number;
}

/** Returns the quartiles of sale prices. Null for too few sales. Free items do not count. */
export function soldRangeOf(pricesMinor: readonly number[]): SoldRange | null {
  const paid = pricesMinor.filter((price) => price > 0).sort((one, other) => one - other);
  if (paid.length < MIN_SOLD) return null;
  const half = Math.floor(paid.length / 2);
  return {
    lowMinor: medianOf(paid.slice(0, half)),
    medianMinor: medianOf(paid),
    highMinor: medianOf(paid.slice(paid.length - half)),
    count: paid.length,
  };
}

/** Returns the median of sorted amounts. A mean of two is rounded half up, like all money. */
function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? Math.round(((sorted[middle - 1] ?? 0) + upper) / 2) : upper;
}
