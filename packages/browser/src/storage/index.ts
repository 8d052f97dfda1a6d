export * from './device-storage.js';
export * from './key-store.js';
