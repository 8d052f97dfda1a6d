export * from './my-work-screen.js';
export * from './my-work-view.js';
