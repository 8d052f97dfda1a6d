export * from './listing-detail-screen.js';
export * from './listing-detail-view.js';
