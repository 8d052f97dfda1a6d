import type { ParsedInputOf } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/database/schema/index.js';
import type { Decided } from '../appeal-verdicts.js';
import { appealLetter, suspensionAppealLetter } from '../letters.js';
import type { AppealsContext } from './context.js';

/** After the commit: an appeal is waited for, and its answer should not be missed. */
export async function writeToAppellant(
  { db, config, mail }: AppealsContext,
  { ownerId, listing }: Decided,
  { decision, note }: ParsedInputOf<'appeals.resolve'>,
): Promise<void> {
  const [owner] = await db.select().from(users).where(eq(users.id, ownerId));
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
