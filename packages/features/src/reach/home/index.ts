export * from './not-found-screen.js';
