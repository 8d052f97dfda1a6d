export * from './categories-screen.js';
export * from './category-screen.js';

export { categoryOf, prefetchCategories, prefetchCategory, type Category } from './categories.prefetch.js';
