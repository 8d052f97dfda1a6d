export * from './card-note.js';
export * from './hive-grounds.js';
export * from './listing-card.js';
export * from './listing-grid.js';
export * from './use-when.js';
