export * from './realtime.js';
