export * from './split-pane.js';
