import { notFound } from '../../../calls/failure.js';
import type { Handler } from '../../../calls/handlers.js';
import { describeCases, findCase } from '../cases.js';
import { decide } from '../decide.js';
import { showOut } from '../users/account-letters.js';
import { notifyPoster } from '../listings/notify-poster.js';
import type { ModerationContext } from '../context.js';

export const resolveCase = (context: ModerationContext): Handler<'moderation.resolve'> => {
  const { db, deps, clock, outbox } = context;
  return async (input, { viewer }) => {
    const { suspendedId } = await db.transaction((tx) => decide(tx, deps, input, viewer, clock.now()));
    await outbox.flush();
    if (suspendedId !== null) await showOut(context, suspendedId);
    const row = await findCase(db, input.id);
    const [data] = row === undefined ? [] : await describeCases(context, [row]);
    if (data === undefined) throw notFound('Case');
    const { decision, note } = input;
    if (decision === 'hide' || decision === 'delete')
      await notifyPoster(context, data.targetId, decision, note);
    return { data };
  };
};
