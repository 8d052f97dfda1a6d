/** The lower and the upper end of a span. */
export type Range = readonly [low: number, high: number];

/** The steps on which the ends of a span may stand. */
export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** Moves one end; it stops at the other, so that the ends never change places. */
export function moveEnd([low, high]: Range, end: 'low' | 'high', value: number): Range {
  return end === 'low' ? [Math.min(value, high), high] : [low, Math.max(value, low)];
}

/** The end that is nearer to a value; at equal distance the one that can still move there. */
export function nearerEnd([low, high]: Range, value: number): 'low' | 'high' {
  const toLow = Math.abs(value - low);
  const toHigh = Math.abs(value - high);
  if (toLow === toHigh) return value > high ? 'high' : 'low';
  return toLow < toHigh ? 'low' : 'high';
}

/** The step nearest to a part of the scale. */
export function valueAt(part: number, { min, max, step }: Scale): number {
  const steps = Math.round((part * (max - min)) / step);
  return Math.min(max, Number((min + steps * step).toFixed(6)));
}
