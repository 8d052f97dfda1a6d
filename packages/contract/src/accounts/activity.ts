import type { ActivityBar } from '../entities/reach/dashboard.js';
import { DAY } from '../limits.js';

/** Money earned and spent at one moment. */
export interface Happening {
  readonly at: Date;
  /** In major units. */
  readonly earned: number;
  readonly spent: number;
}

/** Sums the amounts for the last 7 days, 4 weeks and 12 months up to `now`. */
export function activityOf(happenings: readonly Happening[], now: Date) {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const days = Array.from({ length: 7 }, (_, n) => today - (6 - n) * DAY);
  const weeks = Array.from({ length: 4 }, (_, n) => today + DAY - (4 - n) * 7 * DAY);
  const months = Array.from({ length: 12 }, (_, n) =>
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + n, 1),
  );
  return { week: barsOf(days), month: barsOf(weeks), year: barsOf(months) };

  function barsOf(starts: readonly number[]): ActivityBar[] {
    return starts.map((from, index) => {
      const until = starts[index + 1] ?? Infinity;
      const within = happenings.filter(({ at }) => at.getTime() >= from && at.getTime() < until);
      return {
        from: new Date(from).toISOString(),
        earned: sum(within.map((one) => one.earned)),
        spent: sum(within.map((one) => one.spent)),
        orders: within.length,
      };
    });
  }
}

/** Sums major units as thousandths, the smallest part of any currency, so that ten times 0.10 is 1. */
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + Math.round(one * 1_000), 0) / 1_000;
