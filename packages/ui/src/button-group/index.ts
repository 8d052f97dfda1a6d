export * from './button-group.js';
