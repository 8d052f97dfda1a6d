import type { Redis } from 'ioredis';

/** Maximum number of connected pages per account. */
export const MAX_PAGES = 20;

interface Page {
  readonly userId: string;
  readonly socketId: string;
}

/** Counts the pages of each account on all processes together. */
export interface PagePlaces {
  /** Takes a place; false when the account's places are all taken. */
  take(page: Page): Promise<boolean>;
  leave(page: Page): Promise<void>;
  /** Confirms that these pages are still open. Pages of a dead process are no longer confirmed, and free their places. */
  heartbeat(pages: readonly Page[]): Promise<void>;
}

/** Time in seconds after which a page without a heartbeat counts as closed. */
const FORGET_AFTER_SECONDS = 90;

/** Stores one sorted set per account: page → last heartbeat. While Redis is away each process counts separately. */
export function createSharedPlaces(redis: Redis, now: () => number): PagePlaces {
  const keyOf = (userId: string) => `pages:${userId}`;
  const leave = async ({ userId, socketId }: Page) => {
    await redis.zrem(keyOf(userId), socketId).catch(() => undefined);
  };
  return {
    async take(page) {
      const key = keyOf(page.userId);
      // One transaction: of simultaneous pages, no more are admitted than there are places.
      const counted = await redis
        .multi()
        .zremrangebyscore(key, '-inf', now() - FORGET_AFTER_SECONDS * 1_000)
        .zadd(key, now(), page.socketId)
        .zcard(key)
        .expire(key, FORGET_AFTER_SECONDS * 2)
        .exec()
        .catch(() => null);
      const open = counted?.[2]?.[1];
      if (typeof open !== 'number' || open <= MAX_PAGES) return true;
      await leave(page);
      return false;
    },
    leave,
    async heartbeat(pages) {
      const beat = redis.pipeline();
      for (const { userId, socketId } of pages) {
        beat.zadd(keyOf(userId), now(), socketId).expire(keyOf(userId), FORGET_AFTER_SECONDS * 2);
      }
      await beat.exec().catch(() => undefined);
    },
  };
}
