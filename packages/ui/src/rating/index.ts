export * from './rating.js';
export * from './rating-field.js';
