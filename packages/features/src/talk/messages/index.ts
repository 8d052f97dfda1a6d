export * from './conversation-list-view.js';
export * from './messages-screen.js';
export * from './messages-view.js';

export * from './thread/thread-view.js';
export { groupQuery, groupsQuery } from './groups/groups.queries.js';
export { conversationQuery, conversationsQuery, threadQuery } from './outbox/messages.queries.js';
