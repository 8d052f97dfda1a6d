export * from './dashboard-screen.js';
export * from './dashboard-view.js';
export type * from './use-dashboard.js';
export { dashboardQuery, prefetchDashboard } from './dashboard.queries.js';
