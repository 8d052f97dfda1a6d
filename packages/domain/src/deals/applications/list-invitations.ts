import type { Handler } from '../../calls/handlers.js';
import { findInvited } from './invitation-store.js';
import { requireOwnTask } from './require-own-task.js';
import { describeInvitations } from './describe-invitations.js';
import type { InvitationsContext } from './invitations-context.js';

export const listInvitations = (context: InvitationsContext): Handler<'invitations.list'> => {
  const { db } = context;
  return async ({ id }, { viewer }) => {
    const listing = await requireOwnTask(context, id, viewer);
    return { data: await describeInvitations(context, listing, await findInvited(db, id)) };
  };
};
