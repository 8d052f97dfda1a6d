export * from './dropdown-menu.js';
