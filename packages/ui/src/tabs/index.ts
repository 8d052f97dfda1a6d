export * from './tabs.js';
export * from './tab-nav.js';
