export * from './carousel.js';
