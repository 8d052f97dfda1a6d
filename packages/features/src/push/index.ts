export * from './push-offer.js';
export * from './push-offer-view.js';
export { useKeptSubscription, usePushOffer, type PushOffer as PushOfferState } from './use-push-offer.js';
