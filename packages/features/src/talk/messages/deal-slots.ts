import type { Conversation, ConversationListing } from '@campushive/contract';
import type { ReactNode, RefObject } from 'react';

/** Renders the state of a conversation's deal, after the listing's title in the list; null for none. */
export type DealLineSlot = (of: { readonly conversation: Conversation }) => ReactNode;

/** Parts of an open conversation about its deal, which the area of deals renders. */
export interface ThreadDealSlots {
  /** Listing with the state of the deal and its next step. `onAnswer` leads to the pending offer. */
  readonly header: (of: {
    readonly conversation: Conversation;
    readonly listing: ConversationListing;
    readonly onAnswer: () => void;
  }) => ReactNode;
  /** Cards after the newest message. `offer` is the ref of the pending offer. */
  readonly cards: (of: {
    readonly conversation: Conversation;
    readonly offer: RefObject<HTMLDivElement | null>;
  }) => ReactNode;
}
