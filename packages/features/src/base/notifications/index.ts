export * from './notifications-screen.js';
export * from './notifications-view.js';
export type * from './use-notifications.js';
export { allNotificationsQuery, prefetchNotifications } from './notifications.queries.js';
