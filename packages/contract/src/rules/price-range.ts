import { DAY } from '../limits.js';

/** Fewer sales than this say nothing about a price. */
export const MIN_SOLD = 5;
/** Sales from longer ago say nothing about today's price. */
export const SALES_MEMORY = 365 * DAY;
/** The latest sales that are looked at. */
export const MAX_SALES = 200;

/** Recent sale prices, in minor units. Half of all sales are between `lowMinor` and `highMinor`. */
export interface SoldRange {
  readonly lowMinor: number;
  readonly medianMinor: number;
  readonly highMinor: number;
  /** Number of sales behind the figures. */
  readonly count: number;
}

/** The quartiles of what things were sold for; null where too few were. What was given away is no price. */
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

/** Of sorted amounts; between two of them rounded half up, as all money is. */
function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? Math.round(((sorted[middle - 1] ?? 0) + upper) / 2) : upper;
}
