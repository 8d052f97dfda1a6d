export * from './follow-button.js';
export * from './use-follow.js';
