import {
  DAY,
  HOUR,
  MINUTE,
  OTP_LIFETIME,
  SMS_A_DAY,
  SMS_CODES_A_DAY,
  type SmsKind,
} from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { todayAt } from '../../platform/campus.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { smsMessages } from '../../platform/database/schema/index.js';
import { Quota } from '../../platform/quota.js';
import type { SmsContext } from './context.js';
import type { NumberRow } from './sms-number.js';

/** Milliseconds after which a message is of no use. */
export const USEFUL_FOR: Readonly<Record<SmsKind, number>> = {
  number_code: OTP_LIFETIME,
  recovery_code: OTP_LIFETIME,
  arrived: 30 * MINUTE,
  paid: 24 * HOUR,
  payout: 24 * HOUR,
  claim: 24 * HOUR,
};
/** Attempts while a gateway is away. Their pauses double from 5 seconds, to about six hours altogether. */
export const RETRIES = 12;

/** A message to be queued. `notificationId` is null for codes. */
export interface NewMessage {
  readonly kind: SmsKind;
  readonly notificationId: string | null;
}

/**
 * Queues a message in the transaction, at most once for each notification. A message over a daily limit is stored as held back, so that the
 * operator sees it. Returns whether it goes.
 */
export async function queueMessage(
  { clock, jobs, sms }: SmsContext,
  tx: Db,
  { userId, phoneHash }: Pick<NumberRow, 'userId' | 'phoneHash'>,
  { kind, notificationId }: NewMessage,
): Promise<boolean> {
  if (sms === undefined) return false;
  const now = clock.now();
  const [row] = await tx
    .insert(smsMessages)
    .values({
      userId,
      kind,
      notificationId,
      state: 'queued',
      expiresAt: later(now, USEFUL_FOR[kind]),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: smsMessages.id });
  if (row === undefined) return false;
  const quota = new Quota(tx, clock);
  const isHeldBack =
    (await quota.take(`sms-user:${userId}`, SMS_A_DAY, DAY)) > 0 ||
    (notificationId === null && (await quota.take(`sms-codes:${phoneHash}`, SMS_CODES_A_DAY, DAY)) > 0) ||
    (await quota.take(campusKey(now), sms.dailyLimit, DAY)) > 0;
  if (isHeldBack) {
    await tx.update(smsMessages).set({ state: 'held_back' }).where(eq(smsMessages.id, row.id));
    return false;
  }
  await jobs.send('sms.send', { messageId: row.id }, { within: tx, retryLimit: RETRIES });
  return true;
}

/** Key of the campus's messages of a day, by its clock. */
export const campusKey = (now: Date): string => `sms-campus:${todayAt(now)}`;
