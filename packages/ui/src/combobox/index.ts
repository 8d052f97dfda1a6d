export * from './combobox.js';
