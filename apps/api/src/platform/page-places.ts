import type { Redis } from 'ioredis';

/** So many pages of one account are connected at a time. */
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
  /** Says that these pages are still open; a process that dies stops saying it, and its places are free again. */
  heartbeat(pages: readonly Page[]): Promise<void>;
}

/** A page that was not heard of for this long is gone. */
const FORGET_AFTER_SECONDS = 90;

/** One sorted set an account: page → when it was last heard of. While Redis is away each process counts for itself. */
export function createSharedPlaces(redis: Redis, now: () => number): PagePlaces {
  const keyOf = (userId: string) => `pages:${userId}`;
  const leave = async ({ userId, socketId }: Page) => {
    await redis.zrem(keyOf(userId), socketId).catch(() => undefined);
  };
  return {
    async take(page) {
      const key = keyOf(page.userId);
      // One transaction: of pages that come at once, no more are admitted than there are places.
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
