export * from './text-field.js';
