import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Platform } from '../../platform/platform.js';
import type { Route } from '../../platform/routes.js';
import { toListing } from '../../catalogue/hives/presenters.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import {
  findAttendeeMessages,
  notifyOfAttendeeMessage,
  sendToAttendees,
  toAttendeeMessage,
  type AttendeeMessageDeps,
} from './attendee-messages.js';
import { eventEntry, toCalendar } from './calendar.js';
import { createDoorHelpers, findDoor, type DoorHelpersDeps } from './door-helpers.js';
import { admitAll, doorListOf } from './door.js';
import { notifyOfChange, notifyOfMove } from './notify-attendees.js';
import { calendarUrl, toAttendee } from './presenters.js';
import { refreshKindPrices } from './kind-price.js';
import { EventsService } from './service.js';
import { findAttendees } from './store.js';
import { ticketRoute } from './ticket-file.js';
import { networkOf } from '../../platform/network-of.js';

type EventCalls = Handlers<
  | 'events.get'
  | 'events.join'
  | 'events.leave'
  | 'events.attendees'
  | 'events.checkIn'
  | 'events.door'
  | 'events.admit'
  | 'events.helpers'
  | 'events.nameHelper'
  | 'events.removeHelper'
  | 'events.message'
  | 'events.messages'
  | 'events.tickets'
>;

export interface EventsModule {
  readonly calls: EventCalls;
  /** Hooks for the listings module, called inside its transaction. */
  readonly changed: EventsService['changed'];
  readonly requireMove: EventsService['requireMove'];
  readonly removed: EventsService['removed'];
  /** Calendar files and tickets. */
  readonly routes: readonly Route[];
}

export interface EventsDeps extends AttendeeMessageDeps, DoorHelpersDeps {
  readonly notify: NotificationsModule['notify'];
}

const JOINS_A_MINUTE = 30;
const CHECKS_A_MINUTE = 120;
/** Limit for door lists and uploads of offline check-ins. A single request covers many tickets. */
const DOOR_CALLS_A_MINUTE = 30;
/** Limit of organisers' messages: more than all events of one organiser need, but enough to stop a script. */
const MESSAGES_AN_HOUR = 30;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Seats at events: joining, the waitlist, tickets, check-in, and the calendar. */
export function createEventsModule(platform: Platform, deps: EventsDeps): EventsModule {
  const { db, limits, jobs, outbox } = platform;
  const service = new EventsService({ platform, notify: deps.notify });
  jobs.work('events.offers-due', () => service.endOffers());
  jobs.every('events.offers-due', '* * * * *');
  jobs.work('events.kind-prices', () => refreshKindPrices(platform));
  jobs.every('events.kind-prices', '5 * * * *');
  outbox.on('event.updated', (change) => notifyOfChange(platform, deps.notify, change));
  outbox.on('event.moved', (move) => notifyOfMove(platform, deps.notify, move));
  outbox.on('event.message', ({ messageId }) => notifyOfAttendeeMessage(platform, deps, messageId));

  const calls: EventCalls = {
    ...createDoorHelpers(platform, deps),
    async 'events.get'({ id }, { viewer }) {
      return { data: await service.state(await service.findForGuest(id, viewer), viewer) };
    },
    async 'events.join'({ id, kindId }, { viewer }) {
      await limits.hit(`rsvp:${viewer.userId}`, JOINS_A_MINUTE, 60);
      return { data: await service.join(id, kindId, viewer) };
    },
    async 'events.leave'({ id }, { viewer }) {
      await limits.hit(`rsvp:${viewer.userId}`, JOINS_A_MINUTE, 60);
      return { data: await service.leave(id, viewer) };
    },
    async 'events.attendees'({ id, list = 'going', ...input }, { viewer }) {
      await service.findOwn(id, viewer);
      const limit = limitOf(input);
      const [after] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['whole']);
      const turn = after === undefined ? undefined : Number(after);
      const rows = await findAttendees(db, id, { list, after: turn, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => [row.ticket.turn]);
      return { data: page.rows.map(toAttendee), pagination: page.pagination };
    },
    async 'events.checkIn'({ id, ...input }, { viewer }) {
      await limits.hit(`check-in:${viewer.userId}`, CHECKS_A_MINUTE, 60);
      return { data: await service.checkIn(id, input, viewer) };
    },
    async 'events.door'({ id }, { viewer }) {
      await limits.hit(`door:${viewer.userId}`, DOOR_CALLS_A_MINUTE, 60);
      const { listing, role } = await findDoor(db, id, viewer);
      return { data: await doorListOf(platform, listing, role) };
    },
    async 'events.admit'({ id, admissions }, { viewer }) {
      await limits.hit(`admissions:${viewer.userId}`, DOOR_CALLS_A_MINUTE, 60);
      const { listing } = await findDoor(db, id, viewer);
      return { data: await admitAll(platform, listing, admissions) };
    },
    async 'events.message'({ id, content }, { viewer }) {
      await limits.hit(`attendee-message:${viewer.userId}`, MESSAGES_AN_HOUR, 60 * 60);
      const data = await sendToAttendees(platform, deps, { listingId: id, content }, viewer);
      return { data, message: 'Sent' };
    },
    async 'events.messages'({ id, cursor, ...input }, { viewer }) {
      await service.requireMessages(id, viewer);
      const limit = limitOf(input);
      const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
      const after = before === undefined ? undefined : String(before);
      const rows = await findAttendeeMessages(db, id, { before: after, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => [row.id]);
      return { data: page.rows.map(toAttendeeMessage), pagination: page.pagination };
    },
    async 'events.tickets'(input, { viewer }) {
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
    },
  };
  return {
    calls,
    changed: (...change) => service.changed(...change),
    requireMove: (...change) => service.requireMove(...change),
    removed: (...change) => service.removed(...change),
    routes: [ticketRoute(platform, service), calendarRoute()],
  };

  function calendarRoute(): Route {
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
}
