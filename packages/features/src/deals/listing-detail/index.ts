export * from './listing-detail-screen.js';
export * from './listing-detail-view.js';
export type { ListingDetailSlots, MainActionSlot, ModerationSlot } from './listing-slots.js';
export { prefetchListingDetail } from './listing-detail.queries.js';
export { DETAIL_PHOTO_SIZES } from './photos/photo-carousel.js';
export * from './use-listing-detail.js';
