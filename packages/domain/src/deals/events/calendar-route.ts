import { notFound } from '../../calls/failure.js';
import type { Route } from '../../platform/routes.js';
import { networkOf } from '../../platform/network-of.js';
import { eventEntry, toCalendar } from './calendar.js';
import type { EventCallsContext } from './calls-context.js';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function calendarRoute({ limits, service, platform }: EventCallsContext): Route {
  return {
    method: 'GET',
    path: '/hives/:id/calendar.ics',
    async handle({ params: { id = '' }, ip }) {
      await limits.hit(networkOf(ip), 600, 60);
      if (!ID.test(id)) throw notFound('Event');
      const listing = await service.find(id, null);
      const entry = eventEntry(listing, listing.description, platform.config.publicUrl);
      if (entry === null) throw notFound('Event');
      return {
        type: 'text/calendar; charset=utf-8',
        headers: {
          'content-disposition': 'attachment; filename="event.ics"',
          'cache-control': 'no-cache',
        },
        body: toCalendar(entry, platform.clock.now()),
      };
    },
  };
}
