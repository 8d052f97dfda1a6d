import { invitationStatusOf } from '@campushive/contract/rules/invitations';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { invitations } from '../../platform/database/schema/index.js';
import { factsOf, findApplication } from './store.js';

export async function findInvitation(tx: Db, listingId: string, studentId: string) {
  const [found] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.listingId, listingId), eq(invitations.studentId, studentId)));
  return found;
}

/** Returns the status of a student's invitation to a task; undefined where there is none. */
export async function invitationOf(db: Db, listingId: string, studentId: string) {
  const invitation = await findInvitation(db, listingId, studentId);
  if (invitation === undefined) return undefined;
  const application = factsOf((await findApplication(db, listingId, studentId))?.application);
  return invitationStatusOf({ isDeclined: invitation.declinedAt !== null, application });
}
