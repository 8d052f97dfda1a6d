export * from './list-row.js';
