export * from './kbd.js';
