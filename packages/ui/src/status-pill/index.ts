export * from './status-pill.js';
