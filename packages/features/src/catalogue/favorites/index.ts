export * from './favorites-screen.js';
export * from './favorites-view.js';
export type * from './use-favorites.js';
export { favoritesQuery, prefetchFavorites } from './favorites.queries.js';
