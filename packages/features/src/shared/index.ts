export * from './fee-breakdown.js';
export * from './listing-card.js';
export * from './photo-picture.js';
export { sharedCatalogue } from './shared.catalogue.js';
export * from './prose.js';
