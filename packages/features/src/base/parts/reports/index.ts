export * from './report-button.js';
export type * from './use-report-form.js';
