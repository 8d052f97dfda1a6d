import { limitOf, pageOf } from '../../../calls/page.js';
import type { Handler } from '../../../calls/handlers.js';
import { describeAudit, findAudit } from '../audit-trail.js';
import { idOf } from '../cursor-id.js';
import type { ModerationContext } from '../context.js';

export const listAudit =
  ({ db }: ModerationContext): Handler<'moderation.audit'> =>
  async ({ about, cursor, ...input }) => {
    const limit = limitOf(input);
    const rows = await findAudit(db, about, { before: idOf(cursor), limit: limit + 1 });
    const page = pageOf(rows, limit, ({ entry }) => [entry.id]);
    return { data: await describeAudit(db, page.rows), pagination: page.pagination };
  };
