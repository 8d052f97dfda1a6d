import { limitOf, pageOf } from '../../../calls/page.js';
import type { Handler } from '../../../calls/handlers.js';
import { describeUsers, findUsers } from '../accounts.js';
import { idOf } from '../cursor-id.js';
import type { ModerationContext } from '../context.js';

export const listUsers =
  ({ db, clock }: ModerationContext): Handler<'moderation.users'> =>
  async ({ q, filter = 'all', cursor, ...input }) => {
    const limit = limitOf(input);
    const rows = await findUsers(db, { q, filter }, { before: idOf(cursor), limit: limit + 1 });
    const page = pageOf(rows, limit, (row) => [row.id]);
    return { data: await describeUsers(db, page.rows, clock.now()), pagination: page.pagination };
  };
