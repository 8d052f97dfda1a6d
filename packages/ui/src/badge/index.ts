export * from './badge.js';
export * from './count-badge.js';
