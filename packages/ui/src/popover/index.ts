export * from './popover.js';
