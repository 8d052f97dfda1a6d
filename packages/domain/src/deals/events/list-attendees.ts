import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Handler } from '../../calls/handlers.js';
import { toAttendee } from './presenters.js';
import { findAttendees } from './store.js';
import type { EventCallsContext } from './calls-context.js';

export const listAttendees =
  ({ service, db }: EventCallsContext): Handler<'events.attendees'> =>
  async ({ id, list = 'going', ...input }, { viewer }) => {
    await service.findOwn(id, viewer);
    const limit = limitOf(input);
    const [after] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['whole']);
    const turn = after === undefined ? undefined : Number(after);
    const rows = await findAttendees(db, id, { list, after: turn, limit: limit + 1 });
    const page = pageOf(rows, limit, (row) => [row.ticket.turn]);
    return { data: page.rows.map(toAttendee), pagination: page.pagination };
  };
