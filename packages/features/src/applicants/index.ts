export * from './applicants-screen.js';
export * from './applicants-view.js';
