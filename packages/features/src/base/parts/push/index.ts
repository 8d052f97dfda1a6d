export * from './push-offer.js';
export * from './push-offer-view.js';
export * from './push-settings.js';
export * from './push-settings-view.js';
export type { PushDevice } from './use-push-device.js';
export { useKeptSubscription, usePushOffer, type PushOffer as PushOfferState } from './use-push-offer.js';
