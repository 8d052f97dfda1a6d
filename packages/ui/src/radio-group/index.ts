export * from './radio-group.js';
