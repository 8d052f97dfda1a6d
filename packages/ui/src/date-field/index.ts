export * from './date-field.js';
