export * from './native-select.js';
