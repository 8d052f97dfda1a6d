import { canonicalEmail, findUniversity } from '@campushive/contract';
import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import { openUniversities } from '../../base/universities/launches.js';
import { campus } from '../../platform/campus.js';
import { users, waitingStudents } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { universityOpenLetter } from './letters.js';

/** Invitations of one run, a minute: a mail provider's limits hold for codes as well. */
export const MAX_INVITATIONS = 50;

/**
 * Invites confirmed addresses whose university is open now, first come first served. Mails and deletions are one transaction, so
 * that each address gets one mail. Addresses that have an account by then get none.
 */
export async function inviteWaiting(platform: Platform): Promise<void> {
  const { db, mail, config } = platform;
  await db.transaction(async (tx) => {
    const ids = (await openUniversities(tx)).map(({ id }) => id);
    const rows = await tx
      .select()
      .from(waitingStudents)
      .where(and(inArray(waitingStudents.universityId, ids), isNotNull(waitingStudents.confirmedAt)))
      .orderBy(asc(waitingStudents.createdAt))
      .limit(MAX_INVITATIONS)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return;
    const addresses = rows.map(({ email }) => canonicalEmail(email));
    const known = await tx
      .select({ address: users.canonicalEmail })
      .from(users)
      .where(inArray(users.canonicalEmail, addresses));
    const members = new Set(known.map(({ address }) => address));
    for (const { email, language, universityId } of rows) {
      if (members.has(canonicalEmail(email))) continue;
      const university = findUniversity(campus, universityId)?.name ?? universityId;
      const letter = universityOpenLetter(email, language, university, `${config.publicUrl}/register`);
      await mail.send(letter, { within: tx });
    }
    const done = rows.map(({ addressHash }) => addressHash);
    await tx.delete(waitingStudents).where(inArray(waitingStudents.addressHash, done));
  });
}
