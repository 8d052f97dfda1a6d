import type { Ref } from 'react';
import type { Conversation } from '@campushive/contract';
import { useClock } from '../../kernel/index.js';
import { bargainIn, isLive, OfferOnDemand } from '../parts/offers/index.js';
import { isClosed } from '../../talk/messages/thread/thread-closed.js';

interface ThreadOfferProps {
  conversation: Conversation;
  /** Ref of the wrapper. */
  ref: Ref<HTMLDivElement>;
}

/** Pending offer or agreed price. Closed offers appear as events in the log. */
export function ThreadOffer({ conversation, ref }: ThreadOfferProps) {
  const now = useClock().now();
  const bargain = isClosed(conversation) ? null : bargainIn(conversation);
  if (bargain === null || !isLive(bargain.offer, now)) return null;
  return (
    <div ref={ref} className="mx-auto mt-4 w-full max-w-md">
      <OfferOnDemand bargain={{ ...bargain, offer: bargain.offer }} />
    </div>
  );
}
