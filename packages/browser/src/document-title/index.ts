export * from './document-title.js';
