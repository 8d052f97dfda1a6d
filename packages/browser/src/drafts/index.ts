export * from './draft-file-store.js';
