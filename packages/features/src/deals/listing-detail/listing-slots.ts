import type { Listing } from '@campushive/contract';
import type { ReactNode } from 'react';
import type { Slot } from '../../shared/in-slot.js';
import type { Reader } from './use-listing-detail.js';

/** Renders a moderator's actions on another student's listing. */
export type ModerationSlot = (listing: Listing) => ReactNode;

/** Renders a member's main action from the feature of the listing's hive; null for none. */
export type MainActionSlot = (of: {
  readonly listing: Listing;
  readonly reader: Exclude<Reader, 'visitor'>;
}) => ReactNode;

/** Listing of the page, and its viewer. */
interface OfListing {
  readonly listing: Listing;
  readonly reader: Reader;
}

/** Parts of the page that a host replaces. Each gets the listing, its viewer and the usual part. */
export interface ListingDetailSlots {
  /** Photos, or the banner of an event, or the first page of a file. */
  readonly picture?: Slot<OfListing>;
  /** Title, price and seller. */
  readonly heading?: Slot<OfListing>;
  /** Actions of the viewer, such as paying and writing. */
  readonly actions?: Slot<OfListing>;
  readonly description?: Slot<OfListing>;
  /** Facts of the listing's hive. */
  readonly facts?: Slot<OfListing>;
  /** Similar listings, and more of the seller. */
  readonly related?: Slot<OfListing>;
}
