export * from './distance-note.js';
export * from './use-distance.js';
