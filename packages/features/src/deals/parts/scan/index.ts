export * from './scan-button.js';
export * from './scan-view.js';
export type * from './use-scanner.js';
