export * from './contact-screen.js';
export * from './contact-view.js';
export * from './use-contact.js';
