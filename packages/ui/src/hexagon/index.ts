export * from './hexagon-icon.js';
export * from './hive-icon.js';
export * from './hive-looks.js';
export * from './logo.js';
