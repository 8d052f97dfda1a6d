import { canonicalEmail, OTP_LENGTH, OTP_LIFETIME, OTP_TRIES } from '@campushive/contract';
import { Failure } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import { isUniversityOpen } from '../../base/universities/launches.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { waitingStudents } from '../../platform/database/schema/index.js';
import { languageOf } from '../../platform/language.js';
import type { Platform } from '../../platform/platform.js';
import { codeLetter } from '../auth/letters.js';
import { addressHash } from '../auth/registration/mail-caps.js';
import { universityIdOf } from '../auth/registration/registration.js';
import { stopCodesUrl } from '../auth/registration/stop-codes.js';
import type { WaitingListContext } from './context.js';
import { findWaiting, type WaitingRow } from './waiting.js';

/** Returns the mailed code of an address. */
export const waitingCode = (
  { secrets }: Pick<Platform, 'secrets'>,
  { addressHash: hash, codeSeed }: Pick<WaitingRow, 'addressHash' | 'codeSeed'>,
): string => secrets.digitsOf('waiting-list', `${hash}:${codeSeed}`, OTP_LENGTH);

/**
 * Mails a code to an address of a university that is not open. The address counts once the code is entered. The answer is
 * the same whether or not the address is on the list, has an account, or has stopped our mails.
 */
export function joinWaitingList({ platform, caps }: WaitingListContext): Handler<'waitingList.join'> {
  const { db, mail } = platform;
  return async ({ email }, { origin }) => {
    await caps.admit(origin);
    const universityId = universityIdOf(email, undefined);
    if (await isUniversityOpen(db, universityId))
      throw new Failure('university_open', 'Your university is open. Sign up now.');
    const canonical = canonicalEmail(email);
    await caps.require(canonical);
    const language = languageOf(origin.language);
    const isStopped = await caps.isStopped(canonical);
    await db.transaction(async (tx) => {
      const hash = addressHash(platform, canonical);
      const row = await storeCode(platform, tx, { addressHash: hash, email, universityId, language });
      const stopUrl = stopCodesUrl(platform, email, language);
      const letter = codeLetter(row.email, language, waitingCode(platform, row), stopUrl);
      if (!isStopped) await mail.send(letter, { within: tx });
    });
    return { data: { universityId }, message: 'We have sent you a code.' };
  };
}

/** Stores an address with a code, or renews the code of a stored one. A code that is still valid stays, with its tries. */
async function storeCode(
  { clock, secrets }: Platform,
  tx: Db,
  address: Pick<WaitingRow, 'addressHash' | 'email' | 'universityId' | 'language'>,
): Promise<WaitingRow> {
  const now = clock.now();
  const stored = await findWaiting(tx, address.addressHash);
  const isValid = stored?.codeExpiresAt != null && stored.codeExpiresAt > now && stored.codeTries < OTP_TRIES;
  const code = {
    ...(isValid ? {} : { codeSeed: secrets.token(), codeTries: 0 }),
    codeExpiresAt: later(now, OTP_LIFETIME),
  };
  const [row] = await tx
    .insert(waitingStudents)
    .values({ ...address, ...code, createdAt: now })
    .onConflictDoUpdate({ target: waitingStudents.addressHash, set: code })
    .returning();
  if (row === undefined) throw new Error('The address is stored');
  return row;
}
