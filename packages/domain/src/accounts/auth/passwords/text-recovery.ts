import { canonicalEmail, OTP_LIFETIME, OTP_RESEND_AFTER, OTP_TRIES } from '@campushive/contract';
import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Handler } from '../../../calls/handlers.js';
import { GUESSING, invalid } from '../../../base/codes/code-failures.js';
import { recoveryCodeOf } from '../../../base/sms/recovery-code.js';
import { Attempts } from '../../../platform/attempts.js';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { recoveryCodes, users } from '../../../platform/database/schema/index.js';
import { Quota } from '../../../platform/quota.js';
import { sameSecret } from '../../../platform/secrets.js';
import type { AuthContext } from '../context.js';
import { limit } from '../limit.js';
import { newResetToken } from './recovery.js';

/** Response to every address. */
const SENT = 'If this account has a confirmed phone number, a code is on its way.';

/**
 * Texts a code that replaces a late mail, where the address has an account with a proven number. Answers the same, and after the same time,
 * for every address.
 */
export const textRecoveryCode = (context: AuthContext): Handler<'auth.textRecoveryCode'> => {
  const { caps, platform, db, clock } = context;
  return async ({ email }, { origin }) => {
    requireLane(context);
    await limit(context, 'forgot', origin);
    await caps.admit(origin);
    const canonical = canonicalEmail(email);
    const key = `recovery-code:${platform.secrets.keyed('address', canonical)}`;
    const wait = await new Quota(db, clock).take(key, 1, OTP_RESEND_AFTER);
    await platform.passwords.behindHashing(() =>
      wait > 0 ? Promise.resolve() : db.transaction((tx) => sendCode(context, tx, canonical)),
    );
    return { message: SENT };
  };
};

/** Exchanges the code for the token of a reset link. A wrong code, an old one and an unknown address are refused alike. */
export const proveRecoveryCode = (context: AuthContext): Handler<'auth.proveRecoveryCode'> => {
  const { db, clock, platform } = context;
  return async ({ email, otp }, { origin }) => {
    requireLane(context);
    await limit(context, 'forgot', origin);
    const canonical = canonicalEmail(email);
    const guesses = new Attempts(db, clock, GUESSING);
    const key = `recovery-code:guess:${platform.secrets.keyed('address', canonical)}`;
    await guesses.countFailure(key);
    const user = await db.transaction((tx) => takeCode(context, tx, canonical, otp));
    if (user === undefined) throw invalid();
    await guesses.succeed(key);
    return { data: { email: user.email, token: await newResetToken(platform, user.id) } };
  };
};

function requireLane({ platform }: AuthContext): void {
  if (platform.sms === undefined) throw new Failure('unavailable', 'Text messages are off on this server.');
}

async function sendCode({ clock, platform, deps }: AuthContext, tx: Db, canonical: string): Promise<void> {
  const [user] = await tx
    .select({ id: users.id, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.canonicalEmail, canonical));
  if (user === undefined || user.deletedAt !== null) return;
  const now = clock.now();
  const code = {
    codeSeed: platform.secrets.token(),
    codeTries: 0,
    codeSentAt: now,
    codeExpiresAt: later(now, OTP_LIFETIME),
  };
  await tx
    .insert(recoveryCodes)
    .values({ userId: user.id, ...code })
    .onConflictDoUpdate({ target: recoveryCodes.userId, set: code });
  const goes = await deps.sendRecoveryCode(tx, user.id);
  // A code that no phone gets is of no use to anybody but a guesser.
  if (!goes) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
}

/** Counts a try, and uses up the code if it is right. Returns its account. */
async function takeCode(
  { clock, platform }: AuthContext,
  tx: Db,
  canonical: string,
  otp: string,
): Promise<{ readonly id: string; readonly email: string } | undefined> {
  const [user] = await tx
    .select({ id: users.id, email: users.email, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.canonicalEmail, canonical));
  if (user === undefined || user.deletedAt !== null) return undefined;
  const [row] = await tx
    .update(recoveryCodes)
    .set({ codeTries: sql`${recoveryCodes.codeTries} + 1` })
    .where(eq(recoveryCodes.userId, user.id))
    .returning();
  if (row === undefined || row.codeTries > OTP_TRIES || row.codeExpiresAt <= clock.now()) return undefined;
  if (!sameSecret(recoveryCodeOf(platform, row), otp)) return undefined;
  const [used] = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, user.id), eq(recoveryCodes.codeSeed, row.codeSeed)))
    .returning({ userId: recoveryCodes.userId });
  return used && user;
}
