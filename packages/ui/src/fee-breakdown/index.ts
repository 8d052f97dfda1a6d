export * from './fee-breakdown.js';
