import { lockAccount } from '../../accounts/users/close-account.js';
import { accountDeletedLetter } from '../../accounts/auth/letters.js';
import { personalData, rowsAbout, type ErasureContext } from '../../base/personal-data/personal-data.js';
import { Failure } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';

/**
 * Erases a student in the transaction, and confirms it by mail. Returns the keys of the files to remove after the
 * commit. Throws `payment_in_flight` or `balance_left` while the platform holds money of theirs.
 */
export async function eraseAccount(context: ErasureContext, tx: Db, userId: string): Promise<string[]> {
  const { clock, mail, config } = context.platform;
  const now = clock.now();
  const student = await lockAccount(tx, userId);
  if (student === undefined) throw new Failure('session_expired', 'Your session has ended.');
  const areas = personalData.use;
  for (const { refuse } of areas) await refuse?.(tx, userId);
  const files: string[] = [];
  // From the top: the end of offers and seats needs the listings of the areas below.
  for (const { erase } of areas.toReversed())
    files.push(...((await erase?.(context, tx, student, now)) ?? []));
  for (const holding of areas.flatMap(({ holdings }) => holdings)) {
    if (holding.onDeletion === 'erased') await tx.delete(holding.table).where(rowsAbout(holding, userId));
  }
  await mail.send(accountDeletedLetter(student, config.supportEmail), { within: tx });
  return files;
}
