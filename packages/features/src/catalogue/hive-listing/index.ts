export * from '../parts/listing-filters/filters.js';
export * from './hive-listing-screen.js';
export * from './hive-listing-view.js';
export * from './listing-results.js';
export * from './listing-results-view.js';
export { CARD_PHOTO_SIZES, type ListingCardProps, type RenderCard } from '../parts/listing-card/index.js';
export { listingsQuery, prefetchHiveListing } from './hive-listing.queries.js';
export * from './use-hive-listing.js';
