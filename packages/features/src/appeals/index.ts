export * from './appeal-screen.js';
export * from './appeal-view.js';
export type * from './use-appeal.js';
