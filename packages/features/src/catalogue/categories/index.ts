export * from './categories-screen.js';
export * from './category-screen.js';
