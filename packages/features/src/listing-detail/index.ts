export * from './listing-detail-screen.js';
export * from './listing-detail-view.js';
export { DETAIL_PHOTO_SIZES } from './photo-carousel.js';
