export * from './message-bubble.js';
