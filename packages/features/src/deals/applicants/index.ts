export * from './applicants-screen.js';
export * from './applicants-view.js';
export { applicantsQuery } from './applicants.queries.js';
