export * from './profile-screen.js';
export * from './profile-view.js';
export * from './student-screen.js';
export * from './student-view.js';
