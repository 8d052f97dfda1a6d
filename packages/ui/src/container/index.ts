export * from './container.js';
