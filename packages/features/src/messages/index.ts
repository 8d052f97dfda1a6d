export * from './conversation-list-view.js';
export * from './messages-screen.js';
export * from './messages-view.js';

export * from './thread-view.js';
