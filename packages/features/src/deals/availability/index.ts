export * from './availability-screen.js';
export * from './availability-view.js';
export { availabilityQuery } from './availability.queries.js';
