export * from './campus-scope.js';
export * from './more-elsewhere.js';
