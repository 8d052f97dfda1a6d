export * from './hive-tone.js';
