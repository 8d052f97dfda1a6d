export * from './bottom-bar.js';
