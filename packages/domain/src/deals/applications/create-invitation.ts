import { refusalToInvite } from '@campushive/contract/rules/invitations';
import { count, eq } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import { invitations, users } from '../../platform/database/schema/index.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import type { Handler } from '../../calls/handlers.js';
import { findInvited } from './invitation-store.js';
import { lockTask } from './lock-task.js';
import { notifyOfTask } from './notify.js';
import { refusal } from './refusal.js';
import { factsOf, findApplication } from './store.js';
import { describeInvitations } from './describe-invitations.js';
import { findInvitation } from './find-invitation.js';
import type { InvitationsContext } from './invitations-context.js';
import { isShownTo } from '../../accounts/users/is-shown-to.js';

const INVITATIONS_A_DAY = 40;

export const createInvitation = (context: InvitationsContext): Handler<'invitations.create'> => {
  const { limits, db, clock, notify, outbox } = context;
  return async ({ id, studentId }, { viewer }) => {
    await limits.hit(`invite:${viewer.userId}`, INVITATIONS_A_DAY, 86_400);
    const isReachable = await isShownTo(context, studentId, viewer);
    const listing = await db.transaction(async (tx) => {
      const now = clock.now();
      const task = await lockTask(tx, id, viewer);
      // Blocking locks this row as well, so the two never run at once.
      const [student] = await tx
        .select({ deletedAt: users.deletedAt, suspendedAt: users.suspendedAt })
        .from(users)
        .where(eq(users.id, studentId))
        .for('no key update');
      const isHere = student !== undefined && student.deletedAt === null && student.suspendedAt === null;
      const [{ invited } = { invited: 0 }] = await tx
        .select({ invited: count() })
        .from(invitations)
        .where(eq(invitations.listingId, id));
      const refused = refusalToInvite(
        task,
        {
          viewerId: viewer.userId,
          studentId,
          isReachable: isReachable && isHere,
          isBlocked: await isBlocked(tx, viewer.userId, studentId),
          isInvited: (await findInvitation(tx, id, studentId)) !== undefined,
          application: factsOf((await findApplication(tx, id, studentId))?.application),
          invited,
        },
        now,
      );
      if (refused === 'not_found') throw notFound('Student');
      if (refused !== null) throw refusal(refused);
      await tx.insert(invitations).values({ listingId: id, studentId, createdAt: now });
      await notifyOfTask(notify, tx, studentId, task, 'application_invited');
      return task;
    });
    await outbox.flush();
    const [data] = await describeInvitations(context, listing, await findInvited(db, id, studentId));
    if (data === undefined) throw notFound('Invitation');
    return { data, message: 'Invited' };
  };
};
