export * from './upload-progress.js';
