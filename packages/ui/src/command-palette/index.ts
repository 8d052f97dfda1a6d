export * from './command-palette.js';
