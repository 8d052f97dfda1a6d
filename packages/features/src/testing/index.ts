export * from './fixtures.js';
export * from './in-memory/in-memory-campus.js';
export * from './memory-shelf.js';
export * from './story-campus.js';
