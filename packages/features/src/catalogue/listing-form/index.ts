export * from './edit-listing-dialog.js';
export * from './listing-form-screen.js';
export * from './listing-form-view.js';
