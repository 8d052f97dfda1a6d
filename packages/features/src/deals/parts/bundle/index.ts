export * from './bundle-on-demand.js';
export * from './chosen-items.js';
export * from './use-order-name.js';
