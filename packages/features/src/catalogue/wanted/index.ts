export * from './wanted-screen.js';
export * from './wanted-post-screen.js';
export * from './wanted.queries.js';
export type { WantedShown } from './wanted-view.js';
export * from './use-wanted.js';
export * from './use-wanted-post.js';
