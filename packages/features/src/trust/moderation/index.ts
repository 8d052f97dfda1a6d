export * from './listing-decisions.js';
export * from './moderation-screen.js';
export * from './audit-view.js';
export * from './cases/cases-view.js';
export * from './users/users-view.js';
export {
  appealsSource,
  auditQuery,
  casesSource,
  chargebacksSource,
  disputesSource,
  healthQuery,
  ledgerQuery,
  ledgerSource,
  queueQuery,
  usersQuery,
} from './moderation.queries.js';
export { delayedPayoutsQuery } from './delayed-payouts/delayed-payouts.queries.js';
export { foundListingsQuery, foundOrdersQuery, importsQuery, switchesQuery } from './console.queries.js';
export { partnersQuery } from './partners/partners.queries.js';

export { prefetchModeration } from './moderation.prefetch.js';
export * from './use-switches.js';
export * from './use-waiting.js';
