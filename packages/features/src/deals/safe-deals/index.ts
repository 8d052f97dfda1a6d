export * from './make/safe-deals-screen.js';
export * from './make/safe-deals-view.js';
export * from './pay/report-deal.js';
export * from './pay/safe-deal-screen.js';
export * from './pay/safe-deal-view.js';
export { prefetchSafeDeal, prefetchSafeDeals, safeDealQuery } from './parts/safe-deals.queries.js';
export * from './make/use-make-deal.js';
