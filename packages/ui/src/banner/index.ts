export * from './banner.js';
