export * from './scroll.js';
