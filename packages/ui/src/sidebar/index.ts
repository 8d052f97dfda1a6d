export * from './sidebar.js';
