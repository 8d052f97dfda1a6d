import { SECOND } from '@campushive/contract';
import { useNow } from './use-now.js';

/** Returns the seconds left until a time in ms since 1970; 0 once it is over. Counts down every second. */
export function useCountdown(until: number): number {
  const now = useNow(SECOND);
  return Math.max(0, Math.ceil((until - now.getTime()) / SECOND));
}
