export * from './card-note.js';
export * from './compact-listing.js';
export * from './hive-grounds.js';
export { ItemCard } from './item-card.js';
export * from './listing-card.js';
export * from './listing-grid.js';
export * from './render-card.js';
export * from '../../../shared/use-when.js';
