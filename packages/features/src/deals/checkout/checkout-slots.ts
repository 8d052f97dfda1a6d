import type { Listing } from '@campushive/contract';
import type { Slot } from '../../shared/in-slot.js';

/** Listing of the checkout. */
interface OfListing {
  readonly listing: Listing;
}

/** Parts of the checkout that a host replaces. Each gets the listing and the usual part. */
export interface CheckoutSlots {
  /** Photo and title of the thing, and the payee. */
  readonly item?: Slot<OfListing>;
  /** Price and fees. Shown while the buyer can pay. */
  readonly amounts?: Slot<OfListing>;
  /** The present step: payment method and Pay button, progress, or outcome. */
  readonly step?: Slot<OfListing>;
}
