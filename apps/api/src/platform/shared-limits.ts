import type { Redis } from 'ioredis';
import { rateLimited, type Limits } from '@campushive/domain/platform/limits';

/** Script for `giveBack`: never goes below zero, and never creates a key, which would not expire. */
const GIVE_BACK = `
  local hits = tonumber(redis.call('get', KEYS[1]) or '0')
  if hits > 0 then return redis.call('decr', KEYS[1]) end
  return 0`;

/** Creates limits that all processes share. While Redis is away, each process counts its own. */
export function createSharedLimits(redis: Redis, alone: Limits): Limits {
  return {
    async hit(key, most, windowSeconds, weight = 1) {
      const name = `limit:${key}`;
      // One round trip. NX keeps a running window from being extended.
      const counted = await redis
        .multi()
        .incrby(name, weight)
        .expire(name, windowSeconds, 'NX')
        .exec()
        .catch(() => null);
      const hits = counted?.[0]?.[1];
      if (typeof hits !== 'number') return alone.hit(key, most, windowSeconds, weight);
      if (hits > most) throw rateLimited(Math.max(1, await redis.ttl(name).catch(() => 1)));
    },
    async giveBack(key) {
      await alone.giveBack(key);
      await redis.eval(GIVE_BACK, 1, `limit:${key}`).catch(() => null);
    },
  };
}
