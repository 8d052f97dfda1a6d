export * from './form.js';
export * from './form-summary.js';
