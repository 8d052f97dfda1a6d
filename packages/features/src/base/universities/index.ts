export * from './universities-screen.js';
export * from './universities-view.js';
export * from './university-screen.js';
export { universitiesQuery, universityQuery } from './universities.queries.js';
