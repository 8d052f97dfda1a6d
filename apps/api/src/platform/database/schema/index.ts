export * from './accounts.js';
export * from './discover.js';
export * from './listings.js';
export * from './messages.js';
export * from './money.js';
export * from './system.js';
export * from './trust.js';
export * from './events.js';
