export * from './payouts-screen.js';
export * from './payouts-view.js';
export * from './payout-screen.js';
export * from './payout-view.js';
export { creditsQuery, payoutsQuery, prefetchPayouts } from './payouts.queries.js';
export * from './use-payouts.js';
export * from './use-payout.js';
