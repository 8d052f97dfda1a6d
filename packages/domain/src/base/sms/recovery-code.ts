import { OTP_LENGTH, OTP_LIFETIME, OTP_TRIES } from '@campushive/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { recoveryCodes } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Secrets } from '../../platform/ports/secrets.js';
import { sameSecret } from '../../platform/secrets.js';

type RecoveryCode = typeof recoveryCodes.$inferSelect;

/** Returns the code by text message that replaces a forgotten password. */
export const recoveryCodeOf = (
  { secrets }: { readonly secrets: Secrets },
  { userId, codeSeed }: Pick<RecoveryCode, 'userId' | 'codeSeed'>,
): string => secrets.digitsOf('recovery-code', `${userId}:${codeSeed}`, OTP_LENGTH);

/** Returns the stored code of an account. */
export async function findRecoveryCode(tx: Db, userId: string): Promise<RecoveryCode | undefined> {
  const [row] = await tx.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return row;
}

/** Stores a new code of an account in place of its earlier one. */
export async function storeRecoveryCode(
  { secrets, clock }: Pick<Platform, 'secrets' | 'clock'>,
  tx: Db,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const code = {
    codeSeed: secrets.token(),
    codeTries: 0,
    codeSentAt: now,
    codeExpiresAt: later(now, OTP_LIFETIME),
  };
  await tx
    .insert(recoveryCodes)
    .values({ userId, ...code })
    .onConflictDoUpdate({ target: recoveryCodes.userId, set: code });
}

/** Counts a try, and uses up the code if it is right. Returns whether it was. */
export async function useRecoveryCode(
  platform: Pick<Platform, 'secrets' | 'clock'>,
  tx: Db,
  { userId, otp }: { readonly userId: string; readonly otp: string },
): Promise<boolean> {
  const [row] = await tx
    .update(recoveryCodes)
    .set({ codeTries: sql`${recoveryCodes.codeTries} + 1` })
    .where(eq(recoveryCodes.userId, userId))
    .returning();
  if (row === undefined || row.codeTries > OTP_TRIES || row.codeExpiresAt <= platform.clock.now())
    return false;
  if (!sameSecret(recoveryCodeOf(platform, row), otp)) return false;
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeSeed, row.codeSeed)))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** Deletes the code of an account. */
export async function dropRecoveryCode(tx: Db, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Deletes the codes that ended before a time. */
export async function dropEndedCodes(db: Db, now: Date): Promise<void> {
  await db.delete(recoveryCodes).where(lt(recoveryCodes.codeExpiresAt, now));
}
