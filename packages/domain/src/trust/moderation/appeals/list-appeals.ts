import { decodeCursor, limitOf, pageOf } from '../../../calls/page.js';
import type { Handler } from '../../../calls/handlers.js';
import { countAppeals, describeAppeals, findAppeals, placeOf } from '../appeal-queue.js';
import type { AppealsContext } from './context.js';

export const listAppeals =
  ({ db, clock }: AppealsContext): Handler<'appeals.list'> =>
  async ({ state = 'open', cursor, ...input }, { viewer }) => {
    const limit = limitOf(input);
    const rows = await findAppeals(db, state, { after: placeIn(cursor), limit: limit + 1 });
    const page = pageOf(rows, limit, (row) => {
      const { at, id } = placeOf(row, state);
      return [at.toISOString(), id];
    });
    return {
      data: await describeAppeals(db, page.rows, viewer, clock.now()),
      pagination: page.pagination,
      count: await countAppeals(db, state),
    };
  };

function placeIn(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [at = '', id = ''] = decodeCursor(cursor, ['time', 'id']);
  return { at: new Date(at), id: String(id) };
}
