export * from './photo-problems.js';
export * from './uploads.js';
export * from './use-uploads.js';
