import type { Presence as PresenceState } from '@campushive/contract';
import type { Redis } from 'ioredis';

/** Who is here. Devices are counted, so that closing one of two pages changes nothing. */
export interface Presence {
  /** One more page of this student; answers what they are now. */
  enter(userId: string, socketId: string): Promise<PresenceState>;
  set(userId: string, socketId: string, state: 'online' | 'away'): Promise<PresenceState>;
  leave(userId: string, socketId: string): Promise<PresenceState>;
  /** Says that these pages are still open; a process that dies stops saying it. */
  beat(pages: readonly { userId: string; socketId: string }[]): Promise<void>;
  of(userIds: readonly string[]): Promise<ReadonlyMap<string, PresenceState>>;
}

/** Online on any page is online; otherwise away on any is away. */
function summed(states: Iterable<string>): PresenceState {
  let sum: PresenceState = 'offline';
  for (const state of states) {
    if (state === 'online') return 'online';
    if (state === 'away') sum = 'away';
  }
  return sum;
}

export function createLocalPresence(): Presence {
  const pages = new Map<string, Map<string, 'online' | 'away'>>();
  const now = (userId: string) => summed(pages.get(userId)?.values() ?? []);
  const put = async (userId: string, socketId: string, state: 'online' | 'away') => {
    const own = pages.get(userId) ?? new Map<string, 'online' | 'away'>();
    pages.set(userId, own.set(socketId, state));
    return now(userId);
  };
  return {
    enter: (userId, socketId) => put(userId, socketId, 'online'),
    set: put,
    async leave(userId, socketId) {
      const own = pages.get(userId);
      own?.delete(socketId);
      if (own?.size === 0) pages.delete(userId);
      return now(userId);
    },
    beat: async () => undefined,
    of: async (userIds) => new Map(userIds.map((userId) => [userId, now(userId)])),
  };
}

/** A page that was not heard of for this long is gone. */
const FORGET_AFTER_SECONDS = 90;

/** One hash a student (page → `state:last beat`), shared by all processes. While Redis is away everybody seems offline. */
export function createSharedPresence(redis: Redis, now: () => number): Presence {
  const keyOf = (userId: string) => `presence:${userId}`;
  const read = async (userId: string) => alive(await redis.hgetall(keyOf(userId)).catch(() => ({})));
  const alive = (pages: Record<string, string>) =>
    summed(
      Object.values(pages)
        .map((page) => page.split(':'))
        .filter(([, at]) => Number(at) > now() - FORGET_AFTER_SECONDS * 1_000)
        .map(([state]) => state ?? ''),
    );
  const put = async (userId: string, socketId: string, state: 'online' | 'away') => {
    await redis
      .multi()
      .hset(keyOf(userId), socketId, `${state}:${now()}`)
      .expire(keyOf(userId), FORGET_AFTER_SECONDS * 2)
      .exec()
      .catch(() => undefined);
    return read(userId);
  };
  return {
    enter: (userId, socketId) => put(userId, socketId, 'online'),
    set: put,
    async leave(userId, socketId) {
      await redis.hdel(keyOf(userId), socketId).catch(() => undefined);
      return read(userId);
    },
    async beat(pages) {
      for (const { userId, socketId } of pages) {
        const state = (await redis.hget(keyOf(userId), socketId))?.split(':')[0];
        await put(userId, socketId, state === 'away' ? 'away' : 'online');
      }
    },
    async of(userIds) {
      const states = await Promise.all(userIds.map(async (userId) => [userId, await read(userId)] as const));
      return new Map(states);
    },
  };
}
