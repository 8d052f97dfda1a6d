import { DAY, SMS_A_DAY, type SmsKind } from '@campushive/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { smsMessages, smsNumbers } from '../../platform/database/schema/index.js';
import type { Sms } from '../../platform/ports/sms.js';
import { Quota } from '../../platform/quota.js';
import type { SmsContext } from './context.js';
import { campusKey, RETRIES, USEFUL_FOR } from './queue-message.js';
import { stoppedKey } from './set-number.js';
import { fullNumberOf, internationalForm } from './sms-number.js';

/** Purpose of the encryption key of texts. */
const PURPOSE = 'sms-text';

/** A message to a phone without an account. */
interface GuestMessage {
  readonly kind: SmsKind;
  readonly phoneHash: string;
  /** Encrypted number, as `readNumber` returns it. */
  readonly sealedPhone: string;
  /** Text in the GSM alphabet. Encrypted until the message has ended. */
  readonly text: string;
}

/** Outcome of queueing a message. `off`: no gateway is set. `stopped`: the phone answered STOP. `over_limit`: of the day. */
export type GuestOutcome = 'queued' | 'off' | 'stopped' | 'over_limit';

type GuestContext = Pick<SmsContext, 'clock' | 'jobs' | 'sms' | 'secrets'>;

/** Queues a message to a phone without an account in the transaction. The daily limits of phone and campus hold. */
export async function queueGuestMessage(
  { clock, jobs, sms, secrets }: GuestContext,
  tx: Db,
  { kind, phoneHash, sealedPhone, text }: GuestMessage,
): Promise<GuestOutcome> {
  if (sms === undefined) return 'off';
  const quota = new Quota(tx, clock);
  if (await isPhoneStopped(tx, quota, phoneHash)) return 'stopped';
  const now = clock.now();
  const isOver =
    (await quota.take(`sms-guest:${phoneHash}`, SMS_A_DAY, DAY)) > 0 ||
    (await quota.take(campusKey(now), sms.dailyLimit, DAY)) > 0;
  if (isOver) return 'over_limit';
  const [row] = await tx
    .insert(smsMessages)
    .values({
      ...{ kind, phoneHash, sealedPhone, state: 'queued', createdAt: now },
      sealedText: secrets.seal(PURPOSE, text),
      expiresAt: later(now, USEFUL_FOR[kind]),
    })
    .returning({ id: smsMessages.id });
  await jobs.send('sms.send', { messageId: row?.id ?? '' }, { within: tx, retryLimit: RETRIES });
  return 'queued';
}

/** Returns whether a phone has answered STOP, as one without an account or as one of a student. */
async function isPhoneStopped(tx: Db, quota: Quota, phoneHash: string): Promise<boolean> {
  if ((await quota.count(stoppedKey(phoneHash))) > 0) return true;
  const isStopped = and(eq(smsNumbers.phoneHash, phoneHash), isNotNull(smsNumbers.stoppedAt));
  const [stopped] = await tx.select({ id: smsNumbers.userId }).from(smsNumbers).where(isStopped).limit(1);
  return stopped !== undefined;
}

/** Decrypts a message to a phone without an account. Undefined where the server's secret has changed. */
export function openGuestMessage(
  { secrets }: Pick<SmsContext, 'secrets'>,
  { id, sealedPhone, sealedText }: Pick<typeof smsMessages.$inferSelect, 'id' | 'sealedPhone' | 'sealedText'>,
): Sms | undefined {
  if (sealedPhone === null || sealedText === null) return undefined;
  const phone = fullNumberOf(secrets, { sealedPhone });
  const text = secrets.unseal(PURPOSE, sealedText);
  return phone === undefined || text === undefined ? undefined : { id, to: internationalForm(phone), text };
}

/** Ends the waiting messages to a phone without an account. Returns whether any message was ever for it. */
export async function dropGuestMessages(db: Db, phoneHash: string): Promise<boolean> {
  const known = await db
    .select({ id: smsMessages.id })
    .from(smsMessages)
    .where(eq(smsMessages.phoneHash, phoneHash))
    .limit(1);
  await db
    .update(smsMessages)
    .set({ state: 'dropped', sealedPhone: null, sealedText: null })
    .where(and(eq(smsMessages.phoneHash, phoneHash), eq(smsMessages.state, 'queued')));
  return known.length > 0;
}
