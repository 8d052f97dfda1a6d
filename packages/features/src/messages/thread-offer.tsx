import type { Conversation } from '@campushive/contract';
import { useClock } from '../kernel/index.js';
import { bargainIn, isLive, OfferOnDemand } from '../shared/offers/index.js';
import { isClosed } from './thread-closed.js';

/** The offer that waits for one of the two, or the price that they agreed on; what became of the others, the lines above say. */
export function ThreadOffer({ conversation }: { conversation: Conversation }) {
  const now = useClock().now();
  const bargain = isClosed(conversation) ? null : bargainIn(conversation);
  if (bargain === null || !isLive(bargain.offer, now)) return null;
  return (
    <div className="mx-auto mt-4 w-full max-w-md">
      <OfferOnDemand bargain={{ ...bargain, offer: bargain.offer }} />
    </div>
  );
}
