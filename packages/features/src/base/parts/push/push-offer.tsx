import { PushOfferView } from './push-offer-view.js';
import { usePushOffer } from './use-push-offer.js';

/** Moment at which notifications are offered. */
export interface PushOfferProps {
  /** True when the user is waiting for something: an answer, a buyer or a delivery. */
  waiting: boolean;
}

/** Offers notifications on this device while the user waits for something. Otherwise renders nothing. */
export function PushOffer({ waiting }: PushOfferProps) {
  return <PushOfferView offer={usePushOffer(waiting)} />;
}
