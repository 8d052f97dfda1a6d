export * from './top-bar.js';
