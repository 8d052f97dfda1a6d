import { invitationStatusOf, refusalToDecline } from '@campushive/contract/rules/invitations';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { invitations } from '../../platform/database/schema/index.js';
import type { Handler } from '../../calls/handlers.js';
import { lockTask } from './lock-task.js';
import { refusal } from './refusal.js';
import { factsOf, findApplication } from './store.js';
import { findInvitation } from './find-invitation.js';
import type { InvitationsContext } from './invitations-context.js';

export const declineInvitation = (context: InvitationsContext): Handler<'invitations.decline'> => {
  const { db } = context;
  return async ({ id }, { viewer }) => {
    await db.transaction((tx) => decline(context, tx, id, viewer));
    return { message: 'Invitation declined' };
  };
};

async function decline({ clock }: InvitationsContext, tx: Db, id: string, viewer: Viewer): Promise<void> {
  await lockTask(tx, id, viewer);
  const existing = await findInvitation(tx, id, viewer.userId);
  const application = factsOf((await findApplication(tx, id, viewer.userId))?.application);
  const refused = refusalToDecline(
    existing === undefined
      ? null
      : invitationStatusOf({ isDeclined: existing.declinedAt !== null, application }),
  );
  if (refused === 'not_found') throw notFound('Invitation');
  if (refused !== null) throw refusal(refused);
  await tx
    .update(invitations)
    .set({ declinedAt: clock.now() })
    .where(and(eq(invitations.listingId, id), eq(invitations.studentId, viewer.userId)));
}
