export * from './format-cedis.js';
export * from './price.js';
