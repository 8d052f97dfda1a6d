export * from './received-share-screen.js';
export * from './use-received-share.js';
