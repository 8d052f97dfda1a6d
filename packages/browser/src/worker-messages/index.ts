export * from './worker-messages.js';
