export { catalogue as deliveryStatusCatalogue } from './delivery.catalogue.js';
export * from './delivery-badge.js';
