export * from '../../talk/messages/index.js';
export * from './conversation-list-view.js';
export * from './messages-screen.js';
export * from './thread-view.js';
