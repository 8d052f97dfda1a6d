export * from './appeal-screen.js';
export * from './appeal-view.js';
export * from './suspension-screen.js';
export * from './suspension-view.js';
export type * from './use-appeal.js';
export type * from './use-appeal-form.js';
export type * from './use-suspension.js';
export { prefetchAppeal, takedownQuery } from './appeals.queries.js';
