export * from './spinner.js';
