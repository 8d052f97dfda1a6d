export * from './bundle-on-demand.js';
export * from './chosen-things.js';
export * from './use-order-name.js';
