import { MINUTE, SESSION_IDLE, SESSION_REMEMBERED } from '@campushive/contract';
import { eq, lte } from 'drizzle-orm';
import { Failure } from '../../http/failure.js';
import type { Viewer } from '../../http/viewer.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { sessions, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { hashToken } from '../../platform/secrets.js';

/** That a session was used, and with it its end, is worth a write only this often. */
const TOUCH_EVERY = 5 * MINUTE;

const ended = () => new Failure('session_expired', 'Your session has ended. Please log in again.');

/** Opaque tokens, of which only the hashes are kept. */
export class Sessions {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** A new session's token; it is never to be read again. */
  async open(tx: Db, userId: string, remember: boolean, userAgent: string | undefined): Promise<string> {
    const { clock, secrets } = this.#platform;
    const token = secrets.token();
    const now = clock.now();
    await tx.insert(sessions).values({
      userId,
      tokenHash: hashToken(token),
      remember,
      userAgent: userAgent ?? null,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: later(now, remember ? SESSION_REMEMBERED : SESSION_IDLE),
    });
    return token;
  }

  /** Who holds the token; throws `session_expired` when nobody does any more. */
  async authenticate(token: string): Promise<Viewer> {
    const { db, clock } = this.#platform;
    const [row] = await db
      .select({
        session: sessions,
        role: users.role,
        universityId: users.universityId,
        suspendedAt: users.suspendedAt,
        deletedAt: users.deletedAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.tokenHash, hashToken(token)));
    const now = clock.now();
    if (row === undefined || row.session.expiresAt <= now) throw ended();
    if (row.suspendedAt !== null || row.deletedAt !== null) throw ended();
    await this.#touch(row.session, now);
    const { userId, id: sessionId } = row.session;
    return { userId, sessionId, role: row.role, universityId: row.universityId };
  }

  async close(sessionId: string): Promise<void> {
    await this.#platform.db.delete(sessions).where(eq(sessions.id, sessionId));
  }

  /** Answers the ids of the sessions that ended. */
  async closeAll(tx: Db, userId: string): Promise<string[]> {
    const closed = await tx
      .delete(sessions)
      .where(eq(sessions.userId, userId))
      .returning({ id: sessions.id });
    return closed.map((one) => one.id);
  }

  async forgetExpired(): Promise<void> {
    const { db, clock } = this.#platform;
    await db.delete(sessions).where(lte(sessions.expiresAt, clock.now()));
  }

  async #touch(session: typeof sessions.$inferSelect, now: Date): Promise<void> {
    if (now.getTime() - session.lastUsedAt.getTime() < TOUCH_EVERY) return;
    await this.#platform.db
      .update(sessions)
      .set({ lastUsedAt: now, ...(!session.remember && { expiresAt: later(now, SESSION_IDLE) }) })
      .where(eq(sessions.id, session.id));
  }
}
