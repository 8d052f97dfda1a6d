/** Returns the filled part of the star at `index`, in quarters: finer steps are not visible. */
export function partOf(value: number, index: number): number {
  return Math.round(Math.min(1, Math.max(0, value - index)) * 4) / 4;
}
