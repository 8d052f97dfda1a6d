import { saleOf } from '../../catalogue/hives.js';
import { DAY } from '../../limits.js';

/** Period of former prices that a new one is compared with, in ms, so that raising a price first does not create a drop. */
export const PRICE_MEMORY = 30 * DAY;
/** Minimum time between two notifications about one listing's price to a student, in ms. */
export const PRICE_ALERT_PAUSE = DAY;
/** Smallest drop worth a notification: a twentieth. */
const SMALLEST_PART = 20;

/** A price change of a posted listing. Minor units, 0 for free items. */
export interface PriceChange {
  readonly hive: string;
  readonly beforeMinor: number;
  readonly afterMinor: number;
  /** Its other prices within `PRICE_MEMORY`. */
  readonly earlierMinor: readonly number[];
  /** The former price that is shown. Null without one. */
  readonly shownFromMinor: number | null;
}

/** The effect of a price change on the shown price and on notifications. The amount is in minor units. */
export interface PriceEffect {
  /** The former price to show from now on. Null for none. */
  readonly shownFromMinor: number | null;
  /** True if the drop is announced to students who saved the listing. */
  readonly isDrop: boolean;
}

/**
 * Decides whether a listing becomes cheaper than its lowest price of the last 30 days. Applies only where the reader would pay the price.
 */
export function decidePriceDrop(change: PriceChange): PriceEffect {
  const { hive, beforeMinor, afterMinor, earlierMinor, shownFromMinor } = change;
  if (saleOf(hive) !== 'purchase') return { shownFromMinor: null, isDrop: false };
  const lowest = Math.min(beforeMinor, ...earlierMinor);
  if (isMeaningful(lowest, afterMinor)) return { shownFromMinor: lowest, isDrop: true };
  // A further small drop keeps the former price, because the listing is still cheaper.
  return { shownFromMinor: afterMinor < lowest ? shownFromMinor : null, isDrop: false };
}

const isMeaningful = (fromMinor: number, toMinor: number) =>
  toMinor < fromMinor && (fromMinor - toMinor) * SMALLEST_PART >= fromMinor;

/** Returns a price drop in whole per cent, rounded down. */
export const percentOff = (fromMinor: number, toMinor: number): number =>
  fromMinor <= 0 ? 0 : Math.floor(((fromMinor - toMinor) * 100) / fromMinor);
