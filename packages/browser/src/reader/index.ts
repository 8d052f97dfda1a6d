export * from './create-reader.js';
