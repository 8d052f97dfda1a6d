export * from './tooltip.js';
