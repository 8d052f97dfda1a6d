export * from './applicants-screen.js';
export * from './applicants-view.js';
export { applicantsQuery, prefetchApplicants } from './applicants.queries.js';
export * from './use-applicants.js';
export * from './use-invitations.js';
