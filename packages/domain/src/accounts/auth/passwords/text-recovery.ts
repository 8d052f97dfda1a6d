import { canonicalEmail, OTP_RESEND_AFTER } from '@campushive/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Handler } from '../../../calls/handlers.js';
import { GUESSING, invalid } from '../../../base/codes/code-failures.js';
import { useRecoveryCode } from '../../../base/sms/recovery-code.js';
import { Attempts } from '../../../platform/attempts.js';
import type { Db } from '../../../platform/database/database.js';
import { users } from '../../../platform/database/schema/index.js';
import { Quota } from '../../../platform/quota.js';
import type { AuthContext } from '../context.js';
import { limit } from '../limit.js';
import { newResetToken } from './recovery.js';

/** Response to every address. */
const ANSWER_SENT = 'If this account has a confirmed phone number, a code is on its way.';

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
    return { message: ANSWER_SENT };
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
    const user = await db.transaction((tx) => consumeCode(context, tx, canonical, otp));
    if (user === undefined) throw invalid();
    await guesses.succeed(key);
    return { data: { email: user.email, token: await newResetToken(platform, user.id) } };
  };
};

function requireLane({ platform }: AuthContext): void {
  if (platform.sms === undefined) throw new Failure('unavailable', 'Text messages are off on this server.');
}

async function sendCode({ deps }: AuthContext, tx: Db, canonical: string): Promise<void> {
  const user = await findAccount(tx, canonical);
  if (user !== undefined) await deps.sendRecoveryCode(tx, user.id);
}

/** Counts a try, and uses up the code if it is right. Returns its account. */
async function consumeCode({ platform }: AuthContext, tx: Db, canonical: string, otp: string) {
  const user = await findAccount(tx, canonical);
  return user !== undefined && (await useRecoveryCode(platform, tx, { userId: user.id, otp }))
    ? user
    : undefined;
}

/** Returns the account of an address, unless it is deleted. */
async function findAccount(tx: Db, canonical: string) {
  const [user] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.canonicalEmail, canonical), isNull(users.deletedAt)));
  return user;
}
