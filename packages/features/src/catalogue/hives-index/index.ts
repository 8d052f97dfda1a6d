export * from './hives-index-screen.js';
export * from './hives-index-view.js';
export { freshListingsQuery, prefetchHivesIndex } from './hives-index.queries.js';
export * from './use-hives-index.js';
