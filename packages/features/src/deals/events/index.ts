export * from './event-panel.js';
export * from './event-panel-view.js';
export * from './attendees-screen.js';
export * from './attendees-view.js';
export * from './my-tickets-screen.js';
export * from './my-tickets-view.js';
export { attendeesQuery, prefetchAttendees, prefetchMyTickets, ticketsQuery } from './events.queries.js';
export { eventQuery } from '../../catalogue/parts/event.queries.js';
export * from './use-attendees.js';
