export * from './bargain.js';
export * from './make-offer.js';
export * from './offer-on-demand.js';
export * from './received-on-demand.js';
