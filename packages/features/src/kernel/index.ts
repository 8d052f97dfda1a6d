export * from './consent.js';
export * from './destination.js';
export * from './failure.js';
export * from './format.js';
export * from './link.js';
export * from './messages.js';
export * from './ports.js';
export * from './provider.js';
