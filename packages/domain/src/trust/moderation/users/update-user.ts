import { notFound } from '../../../calls/failure.js';
import type { Handler } from '../../../calls/handlers.js';
import { act, describeUsers } from '../accounts.js';
import type { ModerationContext } from '../context.js';
import { userOf, showOut, welcomeBack } from './account-letters.js';

export const updateUser = (context: ModerationContext): Handler<'moderation.updateUser'> => {
  const { db, notify, clock, outbox } = context;
  return async (input, { viewer }) => {
    await db.transaction((tx) => act(tx, notify, input, viewer, clock.now()));
    await outbox.flush();
    if (input.action === 'suspend') await showOut(context, input.id);
    if (input.action === 'reinstate') await welcomeBack(context, input.id);
    const [data] = await describeUsers(db, [await userOf(context, input.id)], clock.now());
    if (data === undefined) throw notFound('Student');
    return { data };
  };
};
