import { limitOf, pageOf } from '../../../calls/page.js';
import type { Handler } from '../../../calls/handlers.js';
import { countCases, describeCases, findCases } from '../cases.js';
import { idOf } from '../cursor-id.js';
import type { ModerationContext } from '../context.js';

export const listReports =
  (context: ModerationContext): Handler<'moderation.reports'> =>
  async ({ state = 'open', targetType, cursor, ...input }) => {
    const { db } = context;
    const limit = limitOf(input);
    const filters = { state, targetType };
    const rows = await findCases(db, filters, { after: idOf(cursor), limit: limit + 1 });
    const page = pageOf(rows, limit, (row) => [row.case.id]);
    return {
      data: await describeCases(context, page.rows),
      pagination: page.pagination,
      count: await countCases(db, filters),
    };
  };
