export * from './format-relative-time.js';
export * from './relative-time.js';
