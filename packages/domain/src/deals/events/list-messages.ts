import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Handler } from '../../calls/handlers.js';
import { findAttendeeMessages, toAttendeeMessage } from './attendee-messages.js';
import type { EventCallsContext } from './calls-context.js';

export const listMessages =
  ({ service, db }: EventCallsContext): Handler<'events.messages'> =>
  async ({ id, cursor, ...input }, { viewer }) => {
    await service.requireMessages(id, viewer);
    const limit = limitOf(input);
    const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
    const after = before === undefined ? undefined : String(before);
    const rows = await findAttendeeMessages(db, id, { before: after, limit: limit + 1 });
    const page = pageOf(rows, limit, (row) => [row.id]);
    return { data: page.rows.map(toAttendeeMessage), pagination: page.pagination };
  };
