export * from './traffic.js';
