export * from './universities-screen.js';
export * from './universities-view.js';
export { prefetchUniversities, universitiesQuery, universityQuery } from './universities.queries.js';
