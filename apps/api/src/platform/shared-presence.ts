import type { Redis } from 'ioredis';
import { summed, type Presence } from '@campushive/domain/platform/presence';

/** Time in seconds after which a page without a heartbeat counts as closed. */
const FORGET_AFTER_SECONDS = 90;

/**
 * Stores one hash per student (page → `state:last beat`) and another one (page → open thread), shared by all
 * processes. While Redis is away everybody seems offline.
 */
export function createSharedPresence(redis: Redis, now: () => number): Presence {
  const keyOf = (userId: string) => `presence:${userId}`;
  const openKeyOf = (userId: string) => `presence-open:${userId}`;
  const all = async (key: string): Promise<Record<string, string>> => redis.hgetall(key).catch(() => ({}));
  const read = async (userId: string) => summed(alive(await all(keyOf(userId))).map(({ state }) => state));
  const alive = (pages: Record<string, string>) =>
    Object.entries(pages)
      .map(([socketId, page]) => ({ socketId, state: page.split(':')[0] ?? '', at: page.split(':')[1] }))
      .filter(({ at }) => Number(at) > now() - FORGET_AFTER_SECONDS * 1_000);
  const put = async (userId: string, socketId: string, state: 'online' | 'away') => {
    await redis
      .multi()
      .hset(keyOf(userId), socketId, `${state}:${now()}`)
      .expire(keyOf(userId), FORGET_AFTER_SECONDS * 2)
      .expire(openKeyOf(userId), FORGET_AFTER_SECONDS * 2)
      .exec()
      .catch(() => undefined);
    return read(userId);
  };
  return {
    enter: (userId, socketId) => put(userId, socketId, 'online'),
    set: put,
    async leave(userId, socketId) {
      await redis
        .multi()
        .hdel(keyOf(userId), socketId)
        .hdel(openKeyOf(userId), socketId)
        .exec()
        .catch(() => undefined);
      return read(userId);
    },
    async heartbeat(pages) {
      for (const { userId, socketId } of pages) {
        const state = (await redis.hget(keyOf(userId), socketId))?.split(':')[0];
        await put(userId, socketId, state === 'away' ? 'away' : 'online');
      }
    },
    async of(userIds) {
      const states = await Promise.all(userIds.map(async (userId) => [userId, await read(userId)] as const));
      return new Map(states);
    },
    async open(userId, socketId, id) {
      const key = openKeyOf(userId);
      const change =
        id === null
          ? redis.hdel(key, socketId)
          : redis
              .multi()
              .hset(key, socketId, id)
              .expire(key, FORGET_AFTER_SECONDS * 2)
              .exec();
      await change.catch(() => undefined);
    },
    async readersOf(id, userIds) {
      const readers = new Set<string>();
      const look = async (userId: string) => {
        const opened = await all(openKeyOf(userId));
        if (!Object.values(opened).includes(id)) return;
        const online = alive(await all(keyOf(userId))).filter(({ state }) => state === 'online');
        if (online.some(({ socketId }) => opened[socketId] === id)) readers.add(userId);
      };
      await Promise.all(userIds.map(look));
      return readers;
    },
  };
}
