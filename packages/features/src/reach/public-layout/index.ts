export * from './public-layout.js';
