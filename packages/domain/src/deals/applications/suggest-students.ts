import { MAX_INVITABLE } from '@campushive/contract';
import type { Handler } from '../../calls/handlers.js';
import { findExperienced } from './invitation-store.js';
import { requireOwnTask } from './require-own-task.js';
import { toExperienced } from './describe-invitations.js';
import type { InvitationsContext } from './invitations-context.js';

export const suggestStudents = (context: InvitationsContext): Handler<'invitations.suggested'> => {
  const { db } = context;
  return async ({ id }, { viewer }) => {
    const listing = await requireOwnTask(context, id, viewer);
    return { data: await toExperienced(context, await findExperienced(db, listing, MAX_INVITABLE)) };
  };
};
