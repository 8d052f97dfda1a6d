/**
 * Returns round numbers from 0 to just above `greatest`, in at most four steps of 1, 2 or 5 times a power of ten. `areIntegers` allows whole
 * steps only. Default `false`.
 */
export function ticksFor(greatest: number, areIntegers = false): readonly number[] {
  if (greatest <= 0) return [0, 1];
  const rough = Math.max(greatest / 4, areIntegers ? 1 : 0);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough * 0.999) ?? rough;
  const count = Math.ceil((greatest / step) * 0.999);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
