import { canonicalEmail, MINUTE, RESET_LINK_LIFETIME } from '@campushive/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { Failure } from '../../http/failure.js';
import { later } from '../../platform/clock.js';
import { passwordResets, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { hashToken } from '../../platform/secrets.js';
import type { Attempts } from '../../platform/attempts.js';
import { passwordChangedLetter, resetLetter } from './letters.js';
import { hashPassword, refuseCommonPassword } from './passwords.js';
import type { Sessions } from './sessions.js';

const LINKS_MAX = 3;
const LINKS_WINDOW = 15 * MINUTE;

/** A forgotten password and its replacement. */
export class Recovery {
  readonly #platform: Platform;
  readonly #attempts: Attempts;
  readonly #sessions: Sessions;

  constructor(platform: Platform, attempts: Attempts, sessions: Sessions) {
    this.#platform = platform;
    this.#attempts = attempts;
    this.#sessions = sessions;
  }

  /** Mails a link when the address is known; answers alike when it is not. */
  async forgot(email: string): Promise<void> {
    const { db, clock, secrets, mail, config } = this.#platform;
    const canonical = canonicalEmail(email);
    const often = (await this.#attempts.count(`reset:${canonical}`, LINKS_WINDOW)) > LINKS_MAX;
    const token = secrets.token();
    const [user] = await db.select().from(users).where(eq(users.canonicalEmail, canonical));
    if (user === undefined || user.deletedAt !== null || often) return;
    const now = clock.now();
    await db.transaction(async (tx) => {
      await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
      await tx.insert(passwordResets).values({
        tokenHash: hashToken(token),
        userId: user.id,
        expiresAt: later(now, RESET_LINK_LIFETIME),
        createdAt: now,
      });
    });
    const query = new URLSearchParams({ token, email: user.email });
    await mail.send(resetLetter(user.email, user.name, `${config.publicUrl}/reset-password?${query}`));
  }

  /** Replaces the password, once per link; every session ends. */
  async reset(email: string, token: string, newPassword: string): Promise<void> {
    const { db, clock, mail, config } = this.#platform;
    refuseCommonPassword(newPassword, 'newPassword');
    const passwordHash = await hashPassword(newPassword);
    const user = await db.transaction(async (tx) => {
      const now = clock.now();
      const [used] = await tx
        .update(passwordResets)
        .set({ usedAt: now })
        .where(
          and(
            eq(passwordResets.tokenHash, hashToken(token)),
            isNull(passwordResets.usedAt),
            gt(passwordResets.expiresAt, now),
          ),
        )
        .returning();
      const [owner] = await tx
        .update(users)
        .set({ passwordHash, updatedAt: now })
        .where(and(eq(users.id, used?.userId ?? NOBODY), eq(users.canonicalEmail, canonicalEmail(email))))
        .returning();
      if (owner === undefined) {
        throw new Failure(
          'reset_link_invalid',
          'The password reset link is invalid or has expired. Please request a new password reset link.',
        );
      }
      await this.#sessions.closeAll(tx, owner.id);
      return owner;
    });
    await mail.send(passwordChangedLetter(user.email, user.name, `${config.publicUrl}/forgot-password`));
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
