import type { SmsState, TextMessages } from '@campushive/contract';
import { maskPhone, normalizePhone, OTP_LENGTH } from '@campushive/contract';
import { and, desc, eq } from 'drizzle-orm';
import { invalidField } from '../../calls/failure.js';
import { campus } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { smsMessages, smsNumbers } from '../../platform/database/schema/index.js';
import type { Secrets } from '../../platform/ports/secrets.js';
import type { SmsContext } from './context.js';
import { dropRecoveryCode } from './recovery-code.js';

/** Number of a student, as stored. */
export type NumberRow = typeof smsNumbers.$inferSelect;

/** Purpose of the encryption key of whole numbers. */
const PURPOSE = 'sms-number';

/** Keyed hash of a number in its national form. */
export const hashPhone = ({ secrets }: Pick<SmsContext, 'secrets'>, phone: string): string =>
  secrets.keyed('sms-phone', phone);

/** Reads a typed number. Returns its columns; throws `invalid_phone` for anything but a mobile number of the campus. */
export function readNumber(
  context: Pick<SmsContext, 'secrets'>,
  typed: string,
): Pick<NumberRow, 'maskedPhone' | 'phoneHash' | 'sealedPhone'> {
  const phone = normalizePhone(campus, typed);
  if (phone === undefined) throw invalidField('phone', 'invalid_phone');
  return {
    maskedPhone: maskPhone(phone),
    phoneHash: hashPhone(context, phone),
    sealedPhone: context.secrets.seal(PURPOSE, phone),
  };
}

/** Returns the whole number in its national form. Undefined where the server's secret has changed. */
export const fullNumberOf = (
  secrets: Pick<Secrets, 'unseal'>,
  { sealedPhone }: Pick<NumberRow, 'sealedPhone'>,
): string | undefined => secrets.unseal(PURPOSE, sealedPhone);

/** Returns a national number with the calling code: `0244123456` becomes `233244123456`. */
export function internationalForm(phone: string): string {
  const { callingCode, trunkPrefix } = campus.phone;
  return callingCode + (phone.startsWith(trunkPrefix) ? phone.slice(trunkPrefix.length) : phone);
}

/** Returns the code of a seed, which proves the number of a student. */
export const numberCodeOf = (
  { secrets }: Pick<SmsContext, 'secrets'>,
  { userId, phoneHash }: Pick<NumberRow, 'userId' | 'phoneHash'>,
  codeSeed: string,
): string => secrets.digitsOf('sms-number-code', `${userId}:${phoneHash}:${codeSeed}`, OTP_LENGTH);

/** Whether a number gets messages other than its own code. */
export const isReachable = ({ provenAt, isOn, stoppedAt }: NumberRow): boolean =>
  provenAt !== null && isOn && stoppedAt === null;

/** Returns the number of a student. */
export async function findNumber(db: Db, userId: string): Promise<NumberRow | undefined> {
  const [row] = await db.select().from(smsNumbers).where(eq(smsNumbers.userId, userId));
  return row;
}

/** Describes a student's number to its owner. */
export async function describeNumber({ db, sms }: SmsContext, userId: string): Promise<TextMessages> {
  const row = sms === undefined ? undefined : await findNumber(db, userId);
  if (row === undefined) return { available: sms !== undefined, number: null };
  const { maskedPhone, isOn, provenAt, stoppedAt, codeSentAt } = row;
  return {
    available: true,
    number: {
      maskedPhone,
      isProven: provenAt !== null,
      isOn,
      stoppedAt: stoppedAt?.toISOString() ?? null,
      codeSentAt: codeSentAt.toISOString(),
      codeState: provenAt === null ? await stateOfCode(db, userId) : null,
    },
  };
}

/** Returns the state of the latest message with a code for the number. */
async function stateOfCode(db: Db, userId: string): Promise<SmsState | null> {
  const [latest] = await db
    .select({ state: smsMessages.state })
    .from(smsMessages)
    .where(and(eq(smsMessages.userId, userId), eq(smsMessages.kind, 'number_code')))
    .orderBy(desc(smsMessages.id))
    .limit(1);
  return latest?.state ?? null;
}

/** Deletes the number of a student, with a recovery code that was sent to it. */
export async function forgetNumber(tx: Db, userId: string): Promise<void> {
  await dropRecoveryCode(tx, userId);
  await tx.delete(smsNumbers).where(eq(smsNumbers.userId, userId));
}
