export * from './uploads.js';
export * from './use-uploads.js';
