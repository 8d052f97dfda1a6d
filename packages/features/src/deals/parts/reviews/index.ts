export * from './order-reviews.js';
export * from './order-reviews-view.js';
export * from './review-card.js';
export * from './user-reviews.js';
