export * from './availability-screen.js';
export * from './availability-view.js';
export { availabilityQuery, prefetchAvailability } from './availability.queries.js';
export * from './use-availability.js';
