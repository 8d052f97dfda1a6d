import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import type { Route } from '../../platform/routes.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { notifyOfAttendeeMessage, sendToAttendees, type AttendeeMessageDeps } from './attendee-messages.js';
import { createDoorHelpers } from './door-helpers.js';
import { findDoor } from './find-door.js';
import type { DoorHelpersDeps } from './door-helpers-context.js';
import { admitAll, doorListOf } from './door.js';
import { notifyOfChange, notifyOfMove } from './notify-attendees.js';
import { refreshKindPrices } from './kind-price.js';
import { EventsService } from './service.js';
import { ticketRoute } from './ticket-file.js';
import { listAttendees } from './list-attendees.js';
import { listMessages } from './list-messages.js';
import { listTickets } from './list-tickets.js';
import { calendarRoute } from './calendar-route.js';
import type { EventCallsContext } from './calls-context.js';

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

/** Seats at events: joining, the waitlist, tickets, check-in, and the calendar. */
export function createEventsModule(platform: Platform, deps: EventsDeps): EventsModule {
  const { db, limits, jobs, outbox } = platform;
  const service = new EventsService({ platform, notify: deps.notify });
  const context: EventCallsContext = { service, db, limits, platform };
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
    'events.attendees': listAttendees(context),
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
    'events.messages': listMessages(context),
    'events.tickets': listTickets(context),
  };
  return {
    calls,
    changed: (...change) => service.changed(...change),
    requireMove: (...change) => service.requireMove(...change),
    removed: (...change) => service.removed(...change),
    routes: [ticketRoute(platform, service), calendarRoute(context)],
  };
}
