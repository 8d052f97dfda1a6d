import { saleOf } from '../hives.js';
import { DAY } from '../limits.js';

/** The prices of the last 30 days are what a new one is compared with, so that raising it first makes no drop. */
export const PRICE_MEMORY = 30 * DAY;
/** A student hears of one listing's price once in so long. */
export const PRICE_ALERT_PAUSE = DAY;
/** A fall by less than a twentieth is not worth a notification. */
const SMALLEST_PART = 20;

/** The price of a posted listing becomes another. Minor units; what is free costs 0. */
export interface PriceChange {
  readonly hive: string;
  readonly beforeMinor: number;
  readonly afterMinor: number;
  /** The other prices that it had within `PRICE_MEMORY`. */
  readonly earlierMinor: readonly number[];
  /** The price that it is shown as reduced from; null where it is not. */
  readonly shownFromMinor: number | null;
}

export interface PriceEffect {
  /** The price that it is shown as reduced from now on; null for none. */
  readonly shownFromMinor: number | null;
  /** Whether it is a drop that those who saved the listing hear of. */
  readonly isDrop: boolean;
}

/** Whether a listing becomes cheaper than it was in the last 30 days. Only where its reader would pay that price. */
export function decidePriceDrop(change: PriceChange): PriceEffect {
  const { hive, beforeMinor, afterMinor, earlierMinor, shownFromMinor } = change;
  if (saleOf(hive) !== 'purchase') return { shownFromMinor: null, isDrop: false };
  const lowest = Math.min(beforeMinor, ...earlierMinor);
  if (isMeaningful(lowest, afterMinor)) return { shownFromMinor: lowest, isDrop: true };
  // A little less again: it is still cheaper than what is struck through.
  return { shownFromMinor: afterMinor < lowest ? shownFromMinor : null, isDrop: false };
}

const isMeaningful = (fromMinor: number, toMinor: number) =>
  toMinor < fromMinor && (fromMinor - toMinor) * SMALLEST_PART >= fromMinor;

/** By how many whole percent a price fell; never more than it did. */
export const percentOff = (fromMinor: number, toMinor: number): number =>
  fromMinor <= 0 ? 0 : Math.floor(((fromMinor - toMinor) * 100) / fromMinor);
