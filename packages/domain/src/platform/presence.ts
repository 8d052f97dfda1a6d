import type { Presence as PresenceState } from '@campushive/contract';

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

/** Returns the presence over all pages: online if any page is, else away if any is. */
export function summed(states: Iterable<string>): PresenceState {
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
