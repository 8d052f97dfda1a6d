import { LRUCache } from 'lru-cache';
import { Failure } from '../calls/failure.js';
import type { Clock } from './clock.js';

/** Counts how often something happened in a fixed window. Shared by all processes where there is a Redis. */
export interface Limits {
  /**
   * Throws `rate_limited` when `key` was already hit `most` times within `windowSeconds`. With `weight`, a whole number, a hit counts that
   * many times.
   */
  hit(key: string, most: number, windowSeconds: number, weight?: number): Promise<void>;
  /** Takes one hit back, because nothing came of it. Does nothing once its window is over. */
  giveBack(key: string): Promise<void>;
}

/** Returns the refusal of a hit, with the seconds until the window ends. */
export const rateLimited = (seconds: number) =>
  new Failure('rate_limited', 'Too many requests. Wait a moment, then try again.', { retryAfter: seconds });

/** Number of windows that one process stores. Beyond it, those that were hit longest ago are forgotten. */
export const MOST_WINDOWS = 100_000;

/** Counts in this process. A flood of new addresses costs a call no more than the first one. */
export function createLocalLimits(clock: Clock): Limits {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MOST_WINDOWS });
  return {
    async hit(key, most, windowSeconds, weight = 1) {
      const now = clock.now().getTime();
      const open = windows.get(key);
      const current =
        open !== undefined && open.endsAt > now ? open : { count: 0, endsAt: now + windowSeconds * 1_000 };
      current.count += weight;
      windows.set(key, current);
      if (current.count > most) throw rateLimited(Math.ceil((current.endsAt - now) / 1_000));
    },
    async giveBack(key) {
      const open = windows.get(key);
      if (open !== undefined && open.endsAt > clock.now().getTime()) open.count = Math.max(0, open.count - 1);
    },
  };
}
