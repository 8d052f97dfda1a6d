export * from './fake-device.js';
export * from './fake-reader.js';
export * from './fixtures.js';
export * from './memory-storage.js';
export * from './story-campus.js';
