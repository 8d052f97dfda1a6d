export * from './dashboard-screen.js';
export * from './dashboard-view.js';
export type * from './use-dashboard.js';
export { dashboardQuery } from './dashboard.queries.js';
