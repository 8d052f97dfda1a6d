export * from './cookies-screen.js';
export * from './privacy-screen.js';
export * from './terms-screen.js';
