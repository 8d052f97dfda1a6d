import { Failure } from './failure.js';
import type { Clock } from '../platform/clock.js';

/** Rate limit of one page: `take` returns false beyond it. Stored in this process, because a page has one socket. */
export interface Allowance {
  take(): boolean;
  /** As `take`, but throws `rate_limited`. */
  require(): void;
}

/** Allows `most` times within `within` milliseconds. */
export function createAllowance(clock: Clock, most: number, within: number): Allowance {
  let began = Number.NEGATIVE_INFINITY;
  let used = 0;
  const take = () => {
    const now = clock.now().getTime();
    if (now - began >= within) [began, used] = [now, 0];
    used += 1;
    return used <= most;
  };
  return {
    take,
    require() {
      if (!take()) throw new Failure('rate_limited', 'Too many requests. Wait a moment, then try again.');
    },
  };
}
