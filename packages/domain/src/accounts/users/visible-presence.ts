import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import type { Presence } from '../../platform/presence.js';

/** Returns the presence for other students. A student who hides it appears offline to everyone. */
export function visiblePresence(presence: Presence, db: Db): Presence {
  async function hidden(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (userIds.length === 0) return new Set();
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, [...userIds]), sql`${users.settings}->>'showPresence' = 'false'`));
    return new Set(rows.map((row) => row.id));
  }
  const shown = async (userId: string, state: ReturnType<Presence['enter']>) => {
    const [real, hides] = await Promise.all([state, hidden([userId])]);
    return hides.has(userId) ? 'offline' : real;
  };
  return {
    enter: (userId, socketId) => shown(userId, presence.enter(userId, socketId)),
    set: (userId, socketId, state) => shown(userId, presence.set(userId, socketId, state)),
    leave: (userId, socketId) => shown(userId, presence.leave(userId, socketId)),
    heartbeat: (pages) => presence.heartbeat(pages),
    open: (userId, socketId, id) => presence.open(userId, socketId, id),
    readersOf: (id, userIds) => presence.readersOf(id, userIds),
    async of(userIds) {
      const [states, hides] = await Promise.all([presence.of(userIds), hidden(userIds)]);
      return new Map([...states].map(([userId, state]) => [userId, hides.has(userId) ? 'offline' : state]));
    },
  };
}
