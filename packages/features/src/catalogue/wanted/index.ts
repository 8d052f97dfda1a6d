export * from './wanted-screen.js';
export * from './wanted-post-screen.js';
export * from './wanted.queries.js';
export type { WantedShown } from './wanted-view.js';
