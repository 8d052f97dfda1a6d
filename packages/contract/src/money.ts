/**
 * Money in this codebase is an integer number of minor units of the campus's currency (100 to a major unit). Major units, as
 * numbers with at most two decimals, exist only in JSON; these two functions are the only crossing.
 */

/** The largest price that a listing may have, in minor units. */
export const MAX_PRICE_MINOR = 10_000_000;

/** Major units, e.g. 2450.5, to minor ones, e.g. 245050. Throws RangeError on anything but a finite amount of at most 2 decimals. */
export function toMinor(amount: number): number {
  const minor = Math.round(amount * 100);
  if (!Number.isFinite(amount) || Math.abs(minor - amount * 100) > 1e-6) {
    throw new RangeError(`Not an amount with at most 2 decimals: ${amount}`);
  }
  return minor;
}

/** Minor units, e.g. 245050, to major ones, e.g. 2450.5. */
export function toMajor(amountMinor: number): number {
  return amountMinor / 100;
}
