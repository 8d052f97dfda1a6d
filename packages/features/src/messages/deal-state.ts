import type { Conversation } from '@campushive/contract';
import { bargainIn, isAgreed, isLive, turnIn } from '../shared/offers/bargain.js';

type Order = NonNullable<NonNullable<Conversation['listing']>['order']>;

/** How far the deal of a conversation is: what was bought, else what is bargained about. */
export type DealState =
  | { readonly kind: 'order'; readonly status: Order['status'] }
  /** A price waits for an answer; `mine` when it is the reader's to give. */
  | { readonly kind: 'offer'; readonly amount: number; readonly mine: boolean }
  /** A price that the two agreed on and that is kept for its buyer. */
  | { readonly kind: 'agreed'; readonly amount: number };

/** The state of a conversation's deal at `now`; null without a listing, and while nothing is under way. */
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
