export * from './received-share-screen.js';
