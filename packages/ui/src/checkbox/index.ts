export * from './checkbox.js';
