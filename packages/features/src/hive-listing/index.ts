export * from './filters.js';
export * from './hive-listing-screen.js';
export * from './hive-listing-view.js';
