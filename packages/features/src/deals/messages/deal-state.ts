import type { Conversation } from '@campushive/contract';
import { bargainIn, isAgreed, isLive, turnIn } from '../parts/offers/bargain.js';

type Order = NonNullable<NonNullable<Conversation['listing']>['order']>;

/** State of a conversation's deal: the order, or else the offer. */
export type DealState =
  | { readonly kind: 'order'; readonly status: Order['status'] }
  /** Pending offer. `mine` when the viewer must reply. */
  | { readonly kind: 'offer'; readonly amount: number; readonly mine: boolean }
  /** Price that both sides agreed on, reserved for the buyer. */
  | { readonly kind: 'agreed'; readonly amount: number };

/** Returns the state of a conversation's deal at `now`. Null without a listing, and while there is neither an order nor a live offer. */
export function dealStateOf(conversation: Conversation, now: Date): DealState | null {
  const { listing, offer } = conversation;
  if (listing === null) return null;
  const bargain = bargainIn(conversation);
  if (bargain !== null && isLive(offer, now)) {
    if (isAgreed(offer, now)) return { kind: 'agreed', amount: offer.amount };
    return { kind: 'offer', amount: offer.amount, mine: turnIn(offer, now) === bargain.role };
  }
  if (listing.order !== null) return { kind: 'order', status: listing.order.status };
  return listing.agreedPrice === null ? null : { kind: 'agreed', amount: listing.agreedPrice };
}
