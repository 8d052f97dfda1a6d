export * from './campus-scope.js';
export { countQuery, type CountIn } from './campus-scope.queries.js';
export * from './more-elsewhere.js';
