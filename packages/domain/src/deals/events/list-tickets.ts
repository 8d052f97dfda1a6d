import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { toListing } from '../../catalogue/hives/presenters.js';
import type { Handler } from '../../calls/handlers.js';
import { calendarUrl } from './presenters.js';
import type { EventCallsContext } from './calls-context.js';

export const listTickets =
  ({ service }: EventCallsContext): Handler<'events.tickets'> =>
  async (input, { viewer }) => {
    const limit = limitOf(input);
    const [at, id] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['time', 'id']);
    const after = at === undefined ? undefined : { at: new Date(at), id: String(id) };
    const rows = await service.tickets(viewer, { after, limit: limit + 1 });
    const page = pageOf(rows, limit, ({ listing, ticket }) => [
      (listing.startsAt ?? listing.expiresAt ?? new Date(0)).toISOString(),
      ticket.id,
    ]);
    const name = await service.nameOf(viewer.userId);
    const held = page.rows.map(async ({ ticket, ...posted }) => ({
      ticket: await service.toTicket(ticket, posted.listing, name),
      listing: toListing(posted, viewer),
      calendarUrl: calendarUrl(ticket.listingId),
    }));
    return { data: await Promise.all(held), pagination: page.pagination };
  };
