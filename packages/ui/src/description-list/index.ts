export * from './description-list.js';
