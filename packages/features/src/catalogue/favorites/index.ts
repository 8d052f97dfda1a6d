export * from './favorites-screen.js';
export * from './favorites-view.js';
export type * from './use-favorites.js';
export { favoritesQuery } from './favorites.queries.js';
