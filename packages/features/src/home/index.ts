export * from './dashboard-home-view.js';
export * from './home-screen.js';
export * from './not-found-screen.js';
