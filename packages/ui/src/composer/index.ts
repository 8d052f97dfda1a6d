export * from './composer.js';
