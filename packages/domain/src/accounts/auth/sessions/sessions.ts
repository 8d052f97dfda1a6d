import { HOUR, MINUTE, SESSION_IDLE, SESSION_REMEMBERED, type DeviceSession } from '@campushive/contract';
import { and, desc, eq, gt, isNotNull, lte, ne, notInArray, sql } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Origin, Viewer } from '../../../calls/viewer.js';
import { later } from '../../../platform/clock.js';
import { preparedQuery } from '../../../platform/database/prepared-query.js';
import type { Db } from '../../../platform/database/database.js';
import { sessions, users } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { hashToken } from '../../../platform/secrets.js';
import { readDevice } from './device.js';
import { isSuspended } from '../../../base/suspension/is-suspended.js';
import { isAccountOpen } from '../../users/is-account-open.js';

/** Minimum interval between writes of a session's last use and end. */
const TOUCH_EVERY = 5 * MINUTE;

/** Minimum pause between two visits of a student. */
const VISIT_GAP = 4 * HOUR;

const ended = () => new Failure('session_expired', 'Your session has ended. Please log in again.');
const suspended = () =>
  new Failure('account_suspended', 'This account is suspended. Log in to see why, and to appeal.');

/** Finds the viewer by a secret: the token, which opens the API, or the document cookie, which opens pages only. */
const holderOf = (db: Db, secret: typeof sessions.tokenHash | typeof sessions.pageHash) =>
  db
    .select({
      session: {
        id: sessions.id,
        userId: sessions.userId,
        remember: sessions.remember,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
      },
      role: users.role,
      universityId: users.universityId,
      isVerified: users.isVerified,
      suspendedAt: users.suspendedAt,
      suspendedUntil: users.suspendedUntil,
      deletedAt: users.deletedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(secret, sql.placeholder('hash')));
const holderOfToken = preparedQuery((db) => holderOf(db, sessions.tokenHash).prepare('holder_of_token'));
const holderOfPage = preparedQuery((db) => holderOf(db, sessions.pageHash).prepare('holder_of_page'));

type Holder = Awaited<ReturnType<typeof holderOf>>[number];

type UsedSession = Pick<typeof sessions.$inferSelect, 'id' | 'remember' | 'createdAt' | 'lastUsedAt'>;

export interface OpenedSession {
  /** Secret for the API. */
  readonly token: string;
  /** The value of the document cookie. */
  readonly page: string;
}

/** Sessions with opaque tokens; only their hashes are stored. */
export class Sessions {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Opens a session. Returns its secrets, which cannot be read again. */
  async open(
    tx: Db,
    userId: string,
    remember: boolean,
    origin: Pick<Origin, 'ip' | 'proxyPlace' | 'userAgent'>,
  ): Promise<OpenedSession> {
    const { clock, secrets } = this.#platform;
    const [token, page] = [secrets.token(), secrets.token()];
    const now = clock.now();
    await tx.insert(sessions).values({
      userId,
      tokenHash: hashToken(token),
      pageHash: hashToken(page),
      remember,
      userAgent: origin.userAgent ?? null,
      place: await this.#platform.signInPlaces.of(origin),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: later(now, remember ? SESSION_REMEMBERED : SESSION_IDLE),
    });
    return { token, page };
  }

  /**
   * Returns the viewer of a token; throws `session_expired` when the session has ended, and `account_suspended` when
   * that is the reason.
   */
  async authenticate(token: string): Promise<Viewer> {
    const { db, clock } = this.#platform;
    const [row] = await holderOfToken(db).execute({ hash: hashToken(token) });
    return this.#requireOpen(row, clock.now());
  }

  /** As {@link authenticate}, for the value of a document cookie. */
  async authenticatePage(value: string): Promise<Viewer> {
    const { db, clock } = this.#platform;
    const [row] = await holderOfPage(db).execute({ hash: hashToken(value) });
    return this.#requireOpen(row, clock.now());
  }

  /** Returns a new document cookie of the session; the earlier one stops working. */
  async issuePage(sessionId: string): Promise<string> {
    const { db, secrets } = this.#platform;
    const value = secrets.token();
    await db
      .update(sessions)
      .set({ pageHash: hashToken(value) })
      .where(eq(sessions.id, sessionId));
    return value;
  }

  /** Whether the value belongs to this session. */
  async isPageOf(sessionId: string, value: string): Promise<boolean> {
    const { db } = this.#platform;
    const [row] = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.pageHash, hashToken(value))));
    return row !== undefined;
  }

  async #requireOpen(row: Holder | undefined, now: Date): Promise<Viewer> {
    if (row === undefined || row.deletedAt !== null) throw ended();
    if (isSuspended(row, now)) throw suspended();
    if (row.session.expiresAt <= now) throw ended();
    await this.#touch(row.session, now);
    const { userId, id: sessionId } = row.session;
    const { role, universityId, isVerified } = row;
    return { userId, sessionId, role, universityId, isVerified };
  }

  async close(sessionId: string): Promise<void> {
    await this.#platform.db.delete(sessions).where(eq(sessions.id, sessionId));
  }

  /** Returns a student's sessions, latest used first. */
  async list({ userId, sessionId }: Viewer): Promise<DeviceSession[]> {
    const { db, clock } = this.#platform;
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
    return rows.map(({ id, userAgent, place, remember, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      current: id === sessionId,
      ...readDevice(userAgent),
      place,
      remember,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  }

  /** Returns whether the session was one of this student's. */
  async closeOwn(userId: string, sessionId: string): Promise<boolean> {
    const closed = await this.#platform.db
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    return closed.length > 0;
  }

  /** Returns when each session ends without further use; omits ended ones and those of accounts that may not go on. */
  async endsOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const { db, clock } = this.#platform;
    // Read before the rows: a session that is used meanwhile must not count as expired.
    const now = clock.now();
    const rows = await db
      .select({ id: sessions.id, expiresAt: sessions.expiresAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          // A single parameter for any number of ids, so that one prepared statement serves all.
          sql`${sessions.id} = any(${sql.param(sessionIds)}::uuid[])`,
          gt(sessions.expiresAt, now),
          isAccountOpen(now),
        ),
      );
    return new Map(rows.map(({ id, expiresAt }) => [id, expiresAt]));
  }

  /** Returns the ids of the ended sessions: all except the one to keep. */
  async closeAll(tx: Db, userId: string, exceptId?: string): Promise<string[]> {
    const closed = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
      .returning({ id: sessions.id });
    return closed.map((one) => one.id);
  }

  async forgetExpired(): Promise<void> {
    const { db, clock } = this.#platform;
    // Sessions of suspended students stay, so that their pages learn why they ended.
    const suspendedIds = db.select({ id: users.id }).from(users).where(isNotNull(users.suspendedAt));
    await db
      .delete(sessions)
      .where(and(lte(sessions.expiresAt, clock.now()), notInArray(sessions.userId, suspendedIds)));
  }

  /** Returns the end of the visit before the current one. Null on the first visit. */
  async previousVisit({ sessionId }: Pick<Viewer, 'sessionId'>): Promise<Date | null> {
    const [row] = await this.#platform.db
      .select({ at: sessions.previousVisitAt })
      .from(sessions)
      .where(eq(sessions.id, sessionId));
    return row?.at ?? null;
  }

  async #touch(session: UsedSession, now: Date): Promise<void> {
    const pause = now.getTime() - session.lastUsedAt.getTime();
    if (pause < TOUCH_EVERY) return;
    await this.#platform.db
      .update(sessions)
      .set({
        lastUsedAt: now,
        ...(pause >= VISIT_GAP && { previousVisitAt: session.lastUsedAt }),
        ...(!session.remember && { expiresAt: endAfterUse(session, now) }),
      })
      .where(eq(sessions.id, session.id));
  }
}

/** Returns the end of a session after a use: a day from now, but never later than a remembered session would end. */
function endAfterUse({ createdAt }: { createdAt: Date }, now: Date): Date {
  const [idle, last] = [later(now, SESSION_IDLE), later(createdAt, SESSION_REMEMBERED)];
  return idle < last ? idle : last;
}
