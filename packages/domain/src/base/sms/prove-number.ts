import { OTP_TRIES } from '@campushive/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Handler } from '../../calls/handlers.js';
import { Attempts } from '../../platform/attempts.js';
import { smsNumbers } from '../../platform/database/schema/index.js';
import { sameSecret } from '../../platform/secrets.js';
import { expired, GUESSING, invalid, tooManyTries } from '../codes/code-failures.js';
import type { SmsContext } from './context.js';
import { requireLane } from './set-number.js';
import { describeNumber, numberCodeOf, type NumberRow } from './sms-number.js';

/** Proves the viewer's number by the code, and switches the messages on. Another account loses a number that its owner proves elsewhere. */
export const proveNumber =
  (context: SmsContext): Handler<'sms.prove'> =>
  async ({ otp }, { viewer: { userId } }) => {
    requireLane(context);
    const { db, clock } = context;
    const guesses = new Attempts(db, clock, GUESSING);
    const key = `sms-number:${userId}`;
    await guesses.countFailure(key);
    // Counts the try before the comparison, so that simultaneous tries get no more chances than sequential ones.
    const [row] = await db
      .update(smsNumbers)
      .set({ codeTries: sql`${smsNumbers.codeTries} + 1` })
      .where(and(eq(smsNumbers.userId, userId), isNull(smsNumbers.provenAt)))
      .returning();
    await settle(context, requireRight(context, row, otp));
    await guesses.succeed(key);
    return { data: await describeNumber(context, userId), message: 'Your number is confirmed.' };
  };

function requireRight(context: SmsContext, row: NumberRow | undefined, otp: string): NumberRow {
  if (row === undefined || row.codeSeed === null) throw invalid();
  if (row.codeTries > OTP_TRIES) throw tooManyTries();
  if (row.codeExpiresAt <= context.clock.now()) throw expired();
  if (!sameSecret(numberCodeOf(context, row, row.codeSeed), otp)) throw invalid();
  return row;
}

async function settle({ db, clock }: SmsContext, { userId, phoneHash, codeSeed }: NumberRow): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx
      .delete(smsNumbers)
      .where(and(eq(smsNumbers.phoneHash, phoneHash), ne(smsNumbers.userId, userId)));
    const [proven] = await tx
      .update(smsNumbers)
      .set({ provenAt: now, isOn: true, stoppedAt: null, codeSeed: null, updatedAt: now })
      // The number may have been replaced since the comparison.
      .where(and(eq(smsNumbers.userId, userId), eq(smsNumbers.codeSeed, codeSeed ?? '')))
      .returning({ userId: smsNumbers.userId });
    if (proven === undefined) throw expired();
  });
}
