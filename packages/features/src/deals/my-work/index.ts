export * from './my-work-screen.js';
export * from './my-work-view.js';
export { appliedQuery, assignedQuery, prefetchMyWork } from './my-work.queries.js';
export * from './use-my-work.js';
