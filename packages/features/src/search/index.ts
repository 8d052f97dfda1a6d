export * from './people-screen.js';
export * from './people-view.js';
export * from './save-search-button.js';
export * from './saved-searches-screen.js';
export * from './saved-searches-view.js';
export * from './search-tabs.js';
export type * from './use-people.js';
export type * from './use-saved-searches.js';
export { peopleQuery, savedSearchesQuery } from './search.queries.js';
