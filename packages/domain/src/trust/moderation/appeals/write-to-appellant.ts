import { readAccount } from '../../../accounts/users/read-account.js';
import type { ParsedInputOf } from '@campushive/contract';
import type { Decided } from '../appeal-verdicts.js';
import { appealLetter, suspensionAppealLetter } from '../letters.js';
import type { AppealsContext } from './context.js';

/** After the commit: an appeal is waited for, and its answer should not be missed. */
export async function writeToAppellant(
  { db, config, mail }: AppealsContext,
  { ownerId, listing }: Decided,
  { decision, note }: ParsedInputOf<'appeals.resolve'>,
): Promise<void> {
  const owner = await readAccount(db, ownerId);
  if (owner === undefined || owner.deletedAt !== null) return;
  const letter =
    listing === null
      ? suspensionAppealLetter(owner, { decision, note }, `${config.publicUrl}/login`)
      : appealLetter(
          owner,
          { listing: listing.title, decision, note },
          `${config.publicUrl}/dashboard/appeals/${listing.id}`,
        );
  await mail.send(letter);
}
