export * from './overview-view.js';
export * from './people-results.js';
export * from './result-groups.js';
export * from './saved-searches-screen.js';
export * from './saved-searches-view.js';
export * from './search-screen.js';
export * from './search-view.js';
export * from './university-results.js';
export type * from './search-destination.js';
export type * from './use-overview.js';
export type * from './use-people.js';
export type * from './use-saved-searches.js';
export {
  overviewQuery,
  peopleQuery,
  prefetchSavedSearches,
  prefetchSearch,
  savedSearchesQuery,
} from './search.queries.js';
