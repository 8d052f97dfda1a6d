export * from './listing-detail-screen.js';
export * from './listing-detail-view.js';
export type { MainActionSlot, ModerationSlot } from './listing-slots.js';
export { DETAIL_PHOTO_SIZES } from './photo-carousel.js';
