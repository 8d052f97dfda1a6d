import {
  DAY,
  OTP_LENGTH,
  OTP_LIFETIME,
  OTP_RESEND_AFTER,
  OTP_TRIES,
  universityOfEmail,
} from '@campushive/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { campus } from '../../../platform/campus.js';
import { Failure } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import { Attempts } from '../../../platform/attempts.js';
import { later } from '../../../platform/clock.js';
import { studentCodes, users } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { Quota } from '../../../platform/quota.js';
import { sameSecret } from '../../../platform/secrets.js';
import type { UserRow } from '../../users/user.js';
import { expired, GUESSING, invalid, tooManyTries, tooSoon } from '../../../base/codes/code-failures.js';
import { studentCodeLetter } from '../letters.js';

type CodeRow = typeof studentCodes.$inferSelect;

/** Codes older than this are deleted. */
const FORGOTTEN_AFTER = 7 * DAY;

/** Throws unless the viewer's mailbox was verified within the last year: for features that are for students only. */
export function requireVerifiedStudent({ isVerified }: Pick<Viewer, 'isVerified'>): void {
  if (isVerified) return;
  throw new Failure(
    'verification_required',
    'Confirm first that you’re still a student. We’ll send a code to your university email.',
  );
}

/**
 * Renews the verification of a member by an emailed code, as at the sign-up. The code always goes to the account's own address; a
 * caller cannot name another.
 */
export class StudentVerification {
  readonly #platform: Platform;
  readonly #quota: Quota;
  readonly #guesses: Attempts;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#quota = new Quota(platform.db, platform.clock);
    this.#guesses = new Attempts(platform.db, platform.clock, GUESSING);
  }

  /** Sends at most one mail per minute; the same code again while it is valid. Returns its address. */
  async send(userId: string): Promise<string> {
    const { db, clock, mail, secrets } = this.#platform;
    const member = await this.#member(userId);
    if (universityOfEmail(campus, member.email) === undefined) {
      throw new Failure('forbidden', 'This is not a student address, so it can’t be verified.');
    }
    const wait = await this.#quota.take(`student-code:${userId}`, 1, OTP_RESEND_AFTER);
    if (wait > 0) throw tooSoon(wait);
    const now = clock.now();
    const [existing] = await db.select().from(studentCodes).where(eq(studentCodes.userId, userId));
    const good = existing !== undefined && existing.codeTries < OTP_TRIES && existing.codeExpiresAt > now;
    const { codeSeed, codeTries } = good ? existing : { codeSeed: secrets.token(), codeTries: 0 };
    const sent = { codeSeed, codeSentAt: now, codeExpiresAt: later(now, OTP_LIFETIME) };
    await db
      .insert(studentCodes)
      .values({ userId, codeTries, ...sent })
      // The tries of a code that is sent again are left as they are by now.
      .onConflictDoUpdate({ target: studentCodes.userId, set: good ? sent : { codeTries, ...sent } });
    await mail.send(studentCodeLetter(member, this.#codeOf({ userId, codeSeed })));
    return member.email;
  }

  /** Counts exactly one of several simultaneous right codes. Returns the account afterwards. */
  async prove(userId: string, otp: string): Promise<UserRow> {
    const { db } = this.#platform;
    const key = `student-verification:${userId}`;
    await this.#guesses.countFailure(key);
    // Counts the try before the comparison, so that simultaneous tries get no more chances than sequential ones.
    const [row] = await db
      .update(studentCodes)
      .set({ codeTries: sql`${studentCodes.codeTries} + 1` })
      .where(eq(studentCodes.userId, userId))
      .returning();
    const user = await this.#renew(this.#right(row, otp));
    await this.#guesses.succeed(key);
    return user;
  }

  async forgetOld(): Promise<void> {
    const { db, clock } = this.#platform;
    await db.delete(studentCodes).where(lt(studentCodes.codeSentAt, later(clock.now(), -FORGOTTEN_AFTER)));
  }

  #right(row: CodeRow | undefined, otp: string): CodeRow {
    if (row === undefined) throw invalid();
    if (row.codeTries > OTP_TRIES) throw tooManyTries();
    if (row.codeExpiresAt <= this.#platform.clock.now()) throw expired();
    if (!sameSecret(this.#codeOf(row), otp)) throw invalid();
    return row;
  }

  async #renew({ userId, codeSeed }: CodeRow): Promise<UserRow> {
    const { db, clock } = this.#platform;
    const now = clock.now();
    const user = await db.transaction(async (tx) => {
      const [used] = await tx
        .delete(studentCodes)
        .where(and(eq(studentCodes.userId, userId), eq(studentCodes.codeSeed, codeSeed)))
        .returning({ userId: studentCodes.userId });
      if (used === undefined) return undefined;
      const [proved] = await tx
        .update(users)
        .set({ isVerified: true, studentProvedAt: now, studentVerificationNotice: null, updatedAt: now })
        .where(and(eq(users.id, userId), isNull(users.deletedAt)))
        .returning();
      return proved;
    });
    if (user === undefined) throw expired();
    return user;
  }

  async #member(userId: string): Promise<UserRow> {
    const { db } = this.#platform;
    const [row] = await db.select().from(users).where(eq(users.id, userId));
    if (row === undefined) {
      throw new Failure('session_expired', 'Your session has ended. Please log in again.');
    }
    return row;
  }

  #codeOf({ userId, codeSeed }: Pick<CodeRow, 'userId' | 'codeSeed'>): string {
    return this.#platform.secrets.digitsOf('student-code', `${userId}:${codeSeed}`, OTP_LENGTH);
  }
}
