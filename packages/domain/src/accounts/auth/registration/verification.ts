import { canonicalEmail, OTP_TRIES } from '@campushive/contract';
import { and, eq, sql } from 'drizzle-orm';
import { Attempts } from '../../../platform/attempts.js';
import { registrations, users } from '../../../platform/database/schema/index.js';
import { languageOf } from '../../../platform/language.js';
import type { Platform } from '../../../platform/platform.js';
import { sameSecret } from '../../../platform/secrets.js';
import { countSignUp } from '../../ambassadors/ambassadors.js';
import type { UserRow } from '../../users/user.js';
import { expired, GUESSING, invalid, tooManyTries } from '../../../base/codes/code-failures.js';
import { addressHash } from './mail-caps.js';
import { hashOfCode, registrationsOfPage } from './registration.js';

type RegistrationRow = typeof registrations.$inferSelect;

/** The proof of an address makes the account. */
export class Verification {
  readonly #platform: Platform;
  readonly #guesses: Attempts;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#guesses = new Attempts(platform.db, platform.clock, GUESSING);
  }

  /** Exactly one of several simultaneous right codes makes the account. */
  async verify(email: string, otp: string, attempt: string | undefined): Promise<UserRow> {
    const { db, secrets } = this.#platform;
    const canonical = canonicalEmail(email);
    const key = `otp:${secrets.keyed('address', canonical)}`;
    await this.#guesses.countFailure(key);
    // Counts the try before the comparison, so that simultaneous tries get no more chances than sequential ones.
    const rows = await db
      .update(registrations)
      .set({ codeTries: sql`${registrations.codeTries} + 1` })
      .where(registrationsOfPage(canonical, attempt))
      .returning();
    const user = await this.#become(this.#proved(rows, hashOfCode(this.#platform, canonical, otp)));
    await this.#guesses.succeed(key);
    return user;
  }

  /** Returns the registration of the code; throws the problem of the latest registration otherwise. */
  #proved(rows: readonly RegistrationRow[], codeHash: string): RegistrationRow {
    const now = this.#platform.clock.now();
    const latestFirst = [...rows].sort((one, other) => other.codeSentAt.getTime() - one.codeSentAt.getTime());
    const open = latestFirst.filter((row) => row.codeTries <= OTP_TRIES && row.codeExpiresAt > now);
    const right = open.filter((row) => sameSecret(row.codeHash, codeHash))[0];
    if (right !== undefined) return right;
    const [latest] = latestFirst;
    if (latest !== undefined && latest.codeTries > OTP_TRIES) {
      throw tooManyTries();
    }
    throw latest !== undefined && latest.codeExpiresAt <= now ? expired() : invalid();
  }

  async #become(row: RegistrationRow): Promise<UserRow> {
    const { db, clock, config } = this.#platform;
    const now = clock.now();
    const user = await db.transaction(async (tx) => {
      const [taken] = await tx
        .delete(registrations)
        .where(and(eq(registrations.id, row.id), eq(registrations.codeHash, row.codeHash)))
        .returning();
      if (taken === undefined) return undefined;
      await tx.delete(registrations).where(eq(registrations.canonicalEmail, taken.canonicalEmail));
      const [made] = await tx
        .insert(users)
        .values({
          name: taken.name,
          email: taken.email,
          canonicalEmail: taken.canonicalEmail,
          passwordHash: taken.passwordHash,
          universityId: taken.universityId,
          settings: { language: languageOf(taken.language) },
          role: config.adminEmails.map(canonicalEmail).includes(taken.canonicalEmail) ? 'admin' : 'student',
          studentProvedAt: now,
          createdAt: now,
          updatedAt: now,
        })
        // A concurrent request has already used a code of the same address: its account stays as it is.
        .onConflictDoNothing()
        .returning();
      if (made !== undefined && taken.ambassadorCode !== null)
        await countSignUp(tx, taken.ambassadorCode, addressHash(this.#platform, taken.canonicalEmail), now);
      return made;
    });
    if (user === undefined) throw expired();
    return user;
  }
}
