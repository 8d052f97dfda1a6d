export * from './page-focus.js';
