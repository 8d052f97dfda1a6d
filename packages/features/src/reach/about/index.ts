export * from './about-screen.js';
