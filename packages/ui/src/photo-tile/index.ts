export * from './photo-tile.js';
