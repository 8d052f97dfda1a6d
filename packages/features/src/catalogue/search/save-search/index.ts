export * from './save-search-button.js';
