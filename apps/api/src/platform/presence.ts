import type { Presence as PresenceState } from '@campushive/contract';
import type { Redis } from 'ioredis';

/** Presence of students. Pages are counted, so that closing one of two changes nothing. */
export interface Presence {
  /** Adds a page of this student. Returns their new state. */
  enter(userId: string, socketId: string): Promise<PresenceState>;
  set(userId: string, socketId: string, state: 'online' | 'away'): Promise<PresenceState>;
  leave(userId: string, socketId: string): Promise<PresenceState>;
  /** Confirms that these pages are still open. Pages of a dead process are no longer confirmed. */
  heartbeat(pages: readonly { userId: string; socketId: string }[]): Promise<void>;
  of(userIds: readonly string[]): Promise<ReadonlyMap<string, PresenceState>>;
  /** Sets the conversation or event group that a page has open; null for none. */
  open(userId: string, socketId: string, id: string | null): Promise<void>;
  /** Returns the students among these who have the conversation or group open on a page in the foreground. */
  readersOf(id: string, userIds: readonly string[]): Promise<ReadonlySet<string>>;
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
  const opened = new Map<string, string>();
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
      opened.delete(socketId);
      if (own?.size === 0) pages.delete(userId);
      return now(userId);
    },
    heartbeat: async () => undefined,
    of: async (userIds) => new Map(userIds.map((userId) => [userId, now(userId)])),
    async open(_userId, socketId, id) {
      if (id === null) opened.delete(socketId);
      else opened.set(socketId, id);
    },
    async readersOf(id, userIds) {
      const looks = ([socketId, state]: [string, string]) =>
        state === 'online' && opened.get(socketId) === id;
      return new Set(userIds.filter((userId) => [...(pages.get(userId) ?? [])].some(looks)));
    },
  };
}

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
