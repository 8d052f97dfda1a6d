export * from './landing-screen.js';
export * from './landing-view.js';
