/** Rounding steps in major units of a currency. The largest one that leaves room for three amounts applies. */
const STEPS = [1_000, 500, 100, 50, 20, 10, 5, 1];
const PARTS = [0.25, 0.5, 0.75];

/**
 * Returns up to three round amounts between two, in major units, in ascending order; none when no round amount fits.
 */
export function suggestedAmounts(from: number, to: number): readonly number[] {
  const step = STEPS.find((one) => one * 4 <= to - from);
  if (step === undefined) return [];
  const rounded = PARTS.map((part) => Math.round((from + (to - from) * part) / step) * step);
  return [...new Set(rounded)].filter((amount) => amount > from && amount < to);
}
