export * from './date-range-picker.js';
