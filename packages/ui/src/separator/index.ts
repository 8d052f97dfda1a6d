export * from './separator.js';
