export * from './install-offer.js';
