export * from './accordion.js';
