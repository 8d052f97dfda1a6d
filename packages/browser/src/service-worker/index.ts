export * from './forget-answers.js';
export * from './notification-clicks.js';
export * from './register.js';
