export * from './hexagon-icon.js';
export * from './hive-icon.js';
export * from './logo.js';
