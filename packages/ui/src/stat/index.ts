export * from './stat.js';
