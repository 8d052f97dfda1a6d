export * from './package-panel.js';
