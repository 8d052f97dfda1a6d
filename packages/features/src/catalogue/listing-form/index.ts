export * from './edit-listing-dialog.js';
export * from './listing-form-screen.js';
export * from './listing-form-view.js';
export * from './use-form-steps.js';
export * from './use-listing-form.js';
export * from './use-template.js';
export * from './use-wanted-template.js';
