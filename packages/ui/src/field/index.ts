export * from './field.js';
export * from './field-error.js';
export * from './field-ids.js';
