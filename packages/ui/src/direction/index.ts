export * from './use-page-direction.js';
