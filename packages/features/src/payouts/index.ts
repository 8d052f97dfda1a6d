export * from './payouts-screen.js';
export * from './payouts-view.js';
export { payoutsQuery } from './payouts.queries.js';
