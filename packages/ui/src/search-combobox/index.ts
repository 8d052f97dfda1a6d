export * from './search-combobox.js';
