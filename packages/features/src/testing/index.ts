export * from './fixtures.js';
export * from './story-campus.js';
