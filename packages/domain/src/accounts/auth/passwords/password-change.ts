import { MINUTE, SECOND } from '@campushive/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import { Attempts } from '../../../platform/attempts.js';
import type { Db } from '../../../platform/database/database.js';
import { passwordResets, users } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { UserRow } from '../../users/user.js';
import { passwordChangedLetter } from '../letters.js';
import { refuseCommonPassword } from './passwords.js';
import type { Sessions } from '../sessions/sessions.js';

/** An open session must not allow guessing the password. */
const GUESSING = { freeTries: 5, firstWait: 30 * SECOND, longestWait: 15 * MINUTE };

const wrong = (field: string) =>
  new Failure('password_wrong', 'This is not your password.', {
    fieldErrors: { [field]: { code: 'password_wrong' } },
  });

/** Asks a signed-in student for the password again, and replaces it. */
export class PasswordChange {
  readonly #platform: Platform;
  readonly #sessions: Sessions;
  readonly #guesses: Attempts;

  constructor(platform: Platform, sessions: Sessions) {
    this.#platform = platform;
    this.#sessions = sessions;
    this.#guesses = new Attempts(platform.db, platform.clock, GUESSING);
  }

  /** Throws `password_wrong` on `field`, and after a few of them `too_many_attempts`. */
  async requirePassword(userId: string, password: string, field: string): Promise<UserRow> {
    const key = `password:${userId}`;
    // Counts the try before the comparison, so that simultaneous tries get no more chances than sequential ones.
    await this.#guesses.countFailure(key);
    const [user] = await this.#platform.db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    if (!(await this.#platform.passwords.isPassword(password, user?.passwordHash)) || user === undefined)
      throw wrong(field);
    await this.#guesses.succeed(key);
    return user;
  }

  /** Changes the password. Returns the ended sessions: all except the caller's. */
  async change(
    viewer: { userId: string; sessionId: string },
    currentPassword: string,
    newPassword: string,
  ): Promise<string[]> {
    const { db, mail, config, passwords } = this.#platform;
    const user = await this.requirePassword(viewer.userId, currentPassword, 'currentPassword');
    refuseCommonPassword(newPassword, 'newPassword');
    const passwordHash = await passwords.hash(newPassword);
    const ended = await db.transaction((tx) => this.#replace(tx, user, passwordHash, viewer.sessionId));
    await mail.send(passwordChangedLetter(user, `${config.publicUrl}/forgot-password`));
    return ended;
  }

  async #replace(tx: Db, user: UserRow, passwordHash: string, currentSessionId: string): Promise<string[]> {
    // Not over a change made in between: that one ended this session.
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: this.#platform.clock.now() })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id });
    if (changed === undefined) throw wrong('currentPassword');
    // A link that was mailed for the old password is not good for the new one.
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    return this.#sessions.closeAll(tx, user.id, currentSessionId);
  }
}
