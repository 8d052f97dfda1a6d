export * from './prefetch.js';
