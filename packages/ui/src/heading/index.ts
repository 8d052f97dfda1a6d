export * from './heading.js';
