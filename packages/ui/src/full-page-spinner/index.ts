export * from './full-page-spinner.js';
