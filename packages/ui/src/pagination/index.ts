export * from './pagination.js';
export * from './load-more.js';
