import { PushOfferView } from './push-offer-view.js';
import { usePushOffer } from './use-push-offer.js';

export interface PushOfferProps {
  /** There is something to wait for: an answer, a buyer, a delivery. */
  waiting: boolean;
}

/** Offers notifications on this device when there is something to wait for; shows nothing otherwise. */
export function PushOffer({ waiting }: PushOfferProps) {
  return <PushOfferView offer={usePushOffer(waiting)} />;
}
