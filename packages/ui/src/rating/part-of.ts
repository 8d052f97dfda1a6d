/** How much of the star at `index` is filled, in quarters: finer cannot be seen. */
export function partOf(value: number, index: number): number {
  return Math.round(Math.min(1, Math.max(0, value - index)) * 4) / 4;
}
