import { canonicalEmail, OTP_TRIES } from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import { expired, GUESSING, invalid, tooManyTries } from '../../base/codes/code-failures.js';
import type { Handler } from '../../calls/handlers.js';
import { Attempts } from '../../platform/attempts.js';
import { waitingStudents } from '../../platform/database/schema/index.js';
import { sameSecret } from '../../platform/secrets.js';
import { addressHash } from '../auth/registration/mail-caps.js';
import type { WaitingListContext } from './context.js';
import { waitingCode } from './join-waiting-list.js';
import { leaveToken } from './leave-waiting-list.js';
import { visibleCount } from './waiting.js';

/** Puts an address on the list by its mailed code. Repeating the call with the same code changes nothing. */
export function confirmWaiting({ platform }: WaitingListContext): Handler<'waitingList.confirm'> {
  const { db, clock } = platform;
  const guesses = new Attempts(db, clock, GUESSING);
  return async ({ email, otp }) => {
    const hash = addressHash(platform, canonicalEmail(email));
    const key = `waiting-list:${hash}`;
    await guesses.countFailure(key);
    // Counts the try before the comparison, so that simultaneous tries get no more chances than sequential ones.
    const [row] = await db
      .update(waitingStudents)
      .set({ codeTries: sql`${waitingStudents.codeTries} + 1` })
      .where(eq(waitingStudents.addressHash, hash))
      .returning();
    if (row === undefined || row.codeExpiresAt === null) throw invalid();
    if (row.codeTries > OTP_TRIES) throw tooManyTries();
    if (row.codeExpiresAt <= clock.now()) throw expired();
    if (!sameSecret(waitingCode(platform, row), otp)) throw invalid();
    await db
      .update(waitingStudents)
      .set({ confirmedAt: row.confirmedAt ?? clock.now(), codeTries: 0 })
      .where(eq(waitingStudents.addressHash, hash));
    await guesses.succeed(key);
    const { universityId } = row;
    const data = {
      universityId,
      waitingCount: await visibleCount(db, universityId),
      leaveToken: leaveToken(platform, hash),
    };
    return { data, message: 'You are on the waiting list.' };
  };
}
