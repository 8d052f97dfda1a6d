export * from './my-listings-screen.js';
export * from './my-listings-view.js';
export { myListingsQuery, prefetchMyListings } from './my-listings.queries.js';
export * from './use-my-listings.js';
