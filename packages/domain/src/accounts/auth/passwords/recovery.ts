import { canonicalEmail, MINUTE, RESET_LINK_LIFETIME } from '@campushive/contract';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import { later } from '../../../platform/clock.js';
import { passwordResets, users } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { Quota } from '../../../platform/quota.js';
import { hashToken } from '../../../platform/secrets.js';
import type { UserRow } from '../../users/user.js';
import { passwordChangedLetter, resetLetter } from '../letters.js';
import { refuseCommonPassword } from './passwords.js';
import type { MailCaps } from '../registration/mail-caps.js';
import type { Sessions } from '../sessions/sessions.js';

const MAX_LINKS = 3;
const LINKS_WINDOW = 15 * MINUTE;

/** A forgotten password and its replacement. */
export class Recovery {
  readonly #platform: Platform;
  readonly #quota: Quota;
  readonly #sessions: Sessions;
  readonly #caps: MailCaps;

  constructor(platform: Platform, sessions: Sessions, caps: MailCaps) {
    this.#caps = caps;
    this.#platform = platform;
    this.#quota = new Quota(platform.db, platform.clock);
    this.#sessions = sessions;
  }

  /** Mails a link when the address has an account. Answers the same, and after the same time, when it has none. */
  async forgot(email: string): Promise<void> {
    const canonical = canonicalEmail(email);
    const key = `reset:${this.#platform.secrets.keyed('address', canonical)}`;
    const wait = (await this.#quota.take(key, MAX_LINKS, LINKS_WINDOW)) || (await this.#caps.take(canonical));
    await this.#platform.passwords.behindHashing(() =>
      wait > 0 ? Promise.resolve() : this.#sendLink(canonical),
    );
  }

  /** Replaces the password, once per link. Returns the account, and the ended sessions: all of them. */
  async reset(
    email: string,
    token: string,
    newPassword: string,
  ): Promise<{ user: UserRow; ended: string[] }> {
    const { db, mail, config, passwords } = this.#platform;
    refuseCommonPassword(newPassword, 'newPassword');
    const passwordHash = await passwords.hash(newPassword);
    const done = await db.transaction(async (tx) => {
      const now = this.#platform.clock.now();
      const isThisLink = eq(passwordResets.tokenHash, hashToken(token));
      const [link] = await tx.select().from(passwordResets).where(isThisLink);
      if (link === undefined) throw invalidLink();
      // Locks the student before the link, in the same order as a new link.
      const [user] = await tx
        .update(users)
        .set({ passwordHash, updatedAt: now })
        .where(
          and(
            eq(users.id, link.userId),
            eq(users.canonicalEmail, canonicalEmail(email)),
            isNull(users.deletedAt),
          ),
        )
        .returning();
      const [used] = await tx
        .update(passwordResets)
        .set({ usedAt: now })
        .where(and(isThisLink, isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)))
        .returning();
      if (user === undefined || used === undefined) throw invalidLink();
      return { user, ended: await this.#sessions.closeAll(tx, user.id) };
    });
    const { user } = done;
    await mail.send(passwordChangedLetter(user, `${config.publicUrl}/forgot-password`));
    return done;
  }

  async forgetOld(): Promise<void> {
    const { db, clock } = this.#platform;
    await db.delete(passwordResets).where(lte(passwordResets.expiresAt, clock.now()));
  }

  async #sendLink(canonical: string): Promise<void> {
    const { db, mail } = this.#platform;
    const [user] = await db.select().from(users).where(eq(users.canonicalEmail, canonical));
    if (user === undefined || user.deletedAt !== null) return;
    await mail.send(resetLetter(user, await newResetLink(this.#platform, user)));
  }
}

/** Creates a link with which this account's password can be set once; voids older ones. */
export async function newResetLink(platform: Platform, user: Pick<UserRow, 'id' | 'email'>): Promise<string> {
  const token = await newResetToken(platform, user.id);
  return `${platform.config.publicUrl}/reset-password?${new URLSearchParams({ token, email: user.email })}`;
}

/** Creates the token of such a link. */
export async function newResetToken({ db, clock, secrets }: Platform, userId: string): Promise<string> {
  const token = secrets.token();
  const now = clock.now();
  await db.transaction(async (tx) => {
    // Of two concurrent requests, the second waits here and then voids the first one's link.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await tx.insert(passwordResets).values({
      tokenHash: hashToken(token),
      userId,
      expiresAt: later(now, RESET_LINK_LIFETIME),
      createdAt: now,
    });
  });
  return token;
}

const invalidLink = () =>
  new Failure(
    'reset_link_invalid',
    'The password reset link is invalid or has expired. Please request a new password reset link.',
  );
