export * from './dashboard-layout.js';
export * from './dashboard-layout-view.js';
export type * from './sections.js';
export type * from './use-dashboard-layout.js';
export { notificationsQuery, prefetchDashboardLayout, unreadQuery } from './dashboard-layout.queries.js';
