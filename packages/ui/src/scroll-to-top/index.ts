export * from './scroll-to-top.js';
