export * from './alert-dialog.js';
