export * from './universities-screen.js';
export * from './universities-view.js';
export * from './university-screen.js';
