import { useMessages } from './messages.js';
import { catalogue } from './kernel.catalogue.js';

/** Unit of a wait in a text, chosen by `roundedWait`. */
export type WaitUnit = 'second' | 'minute' | 'hour' | 'day';

const SECONDS: readonly (readonly [WaitUnit, seconds: number, upTo: number])[] = [
  ['second', 1, 60],
  ['minute', 60, 5_400],
  ['hour', 3_600, 129_600],
  ['day', 86_400, Infinity],
];

/** Rounds a wait up to one convenient unit. Rounding down would make the next try fail. */
export function roundedWait(seconds: number): { readonly count: number; readonly unit: WaitUnit } {
  const wait = Math.max(1, Math.ceil(seconds));
  const [unit, size] = SECONDS.find(([, , upTo]) => wait < upTo) ?? (['day', 86_400] as const);
  return { count: Math.ceil(wait / size), unit };
}

/**
 * Rounds a wait up to one convenient unit.
 * @deprecated Use `roundedWait`. Goes with version 0.3.
 */
export const wholeWait = roundedWait;

/** Returns a function that words a wait: `35 minutes` for 2,066 seconds. */
export function useWaitText(): (seconds: number) => string {
  const t = useMessages(catalogue);
  return (seconds) => {
    const { count, unit } = roundedWait(seconds);
    return t.wait(count, unit);
  };
}
