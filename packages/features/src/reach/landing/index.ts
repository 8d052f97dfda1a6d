export * from './landing-screen.js';
export * from './landing-view.js';
export { landingQuery, prefetchLanding } from './landing.queries.js';
export * from './invite-button.js';
export * from './use-landing.js';
