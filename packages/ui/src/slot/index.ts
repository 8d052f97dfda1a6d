export * from './slot.js';
