import { notFound } from '../../../calls/failure.js';
import type { Handler } from '../../../calls/handlers.js';
import { describeAppeals, findAppeal } from '../appeal-queue.js';
import { decideAppeal } from '../appeal-verdicts.js';
import { writeToAppellant } from './write-to-appellant.js';
import type { AppealsContext } from './context.js';

export const resolveAppeal = (context: AppealsContext): Handler<'appeals.resolve'> => {
  const { db, notify, clock, outbox } = context;
  return async (input, { viewer }) => {
    const decided = await db.transaction((tx) => decideAppeal(tx, notify, input, viewer, clock.now()));
    await outbox.flush();
    await writeToAppellant(context, decided, input);
    const row = await findAppeal(db, input.id);
    if (row === undefined) throw notFound('Appeal');
    const [data] = await describeAppeals(db, [row], viewer, clock.now());
    if (data === undefined) throw notFound('Appeal');
    return { data };
  };
};
