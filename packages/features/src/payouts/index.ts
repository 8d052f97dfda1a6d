export * from './payouts-screen.js';
export * from './payouts-view.js';
export { creditsQuery, payoutsQuery } from './payouts.queries.js';
