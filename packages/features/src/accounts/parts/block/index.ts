export { catalogue as blockCatalogue } from './block.catalogue.js';
export * from './block-on-demand.js';
export * from './order-block.js';
export * from './use-block.js';
