export * from './landing-screen.js';
export * from './landing-view.js';
export { landingQuery } from './landing.queries.js';
