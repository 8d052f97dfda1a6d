import { DAY, OTP_LIFETIME, OTP_RESEND_AFTER, OTP_TRIES } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import { later } from '../../platform/clock.js';
import { smsNumbers } from '../../platform/database/schema/index.js';
import { Quota } from '../../platform/quota.js';
import { tooSoon } from '../codes/code-failures.js';
import type { SmsContext } from './context.js';
import { queueMessage } from './queue-message.js';
import { describeNumber, findNumber, readNumber, type NumberRow } from './sms-number.js';

/** Days for which a phone that answered STOP gets no code, unless it is proven. */
export const STOPPED_FOR = 30 * DAY;

export const stoppedKey = (phoneHash: string): string => `sms-stopped:${phoneHash}`;

/** Throws `unavailable` where no gateway is set. */
export function requireLane({ sms }: Pick<SmsContext, 'sms'>): void {
  if (sms === undefined) throw new Failure('unavailable', 'Text messages are off on this server.');
}

/** Stores the number, and sends it a code. A proven number of before gets no more messages. */
export const setNumber =
  (context: SmsContext): Handler<'sms.setNumber'> =>
  async ({ phone }, { viewer: { userId } }) => {
    requireLane(context);
    const { db, clock } = context;
    const number = readNumber(context, phone);
    const existing = await findNumber(db, userId);
    const isUnchanged = existing !== undefined && existing.phoneHash === number.phoneHash;
    if (isUnchanged && existing.provenAt !== null) return { data: await describeNumber(context, userId) };
    if ((await new Quota(db, clock).count(stoppedKey(number.phoneHash))) > 0)
      throw invalidField('phone', 'phone_stopped');
    await sendCode(context, { userId, ...number }, isUnchanged ? existing : undefined);
    return { data: await describeNumber(context, userId) };
  };

/** Sends the code again: the same one while it is valid. */
export const resendCode =
  (context: SmsContext): Handler<'sms.resendCode'> =>
  async (_input, { viewer: { userId } }) => {
    requireLane(context);
    const existing = await findNumber(context.db, userId);
    if (existing === undefined || existing.provenAt !== null) throw notFound('Number');
    if (existing.stoppedAt !== null) throw invalidField('phone', 'phone_stopped');
    await sendCode(context, existing, existing);
    return { data: await describeNumber(context, userId) };
  };

type Columns = Pick<NumberRow, 'userId' | 'maskedPhone' | 'phoneHash' | 'sealedPhone'>;

/** Stores the number with a code, and queues the message. Throws `resend_too_soon` within a minute of the last one. */
async function sendCode(
  context: SmsContext,
  { userId, maskedPhone, phoneHash, sealedPhone }: Columns,
  existing: NumberRow | undefined,
): Promise<void> {
  const { db, clock, secrets } = context;
  const wait = await new Quota(db, clock).take(`sms-code:${userId}`, 1, OTP_RESEND_AFTER);
  if (wait > 0) throw tooSoon(wait);
  const now = clock.now();
  const isValid = existing !== undefined && existing.codeTries < OTP_TRIES && existing.codeExpiresAt > now;
  const code = isValid ? {} : { codeSeed: secrets.token(), codeTries: 0 };
  const sent = { codeSentAt: now, codeExpiresAt: later(now, OTP_LIFETIME), updatedAt: now };
  const number = { maskedPhone, phoneHash, sealedPhone };
  await db.transaction(async (tx) => {
    if (existing === undefined) {
      const columns = { ...number, ...code, ...sent, provenAt: null, isOn: false, stoppedAt: null };
      await tx
        .insert(smsNumbers)
        .values({ userId, createdAt: now, ...columns })
        .onConflictDoUpdate({ target: smsNumbers.userId, set: columns });
    } else {
      await tx
        .update(smsNumbers)
        .set({ ...code, ...sent })
        .where(eq(smsNumbers.userId, userId));
    }
    await queueMessage(context, tx, { userId, phoneHash }, { kind: 'number_code', notificationId: null });
  });
}
