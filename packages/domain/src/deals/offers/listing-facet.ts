import { takesOffers } from '@campushive/contract/rules/offers';
import type { ListingFacet } from '../../catalogue/hives/hooks.js';
import type { Extras } from '../../catalogue/hives/presenters.js';
import { findLatest, presentOffer } from './store.js';

/** The viewer's own offer for a listing. */
export const ownOfferFacet: ListingFacet = {
  isListed: false,
  async read(db, rows, viewer, now) {
    const found = new Map<string, Extras>();
    for (const { listing } of rows) {
      if (viewer === null || !takesOffers(listing.hive) || listing.posterId === viewer.userId) continue;
      const latest = await findLatest(db, listing.id, viewer.userId);
      if (latest !== undefined && !latest.used) found.set(listing.id, { myOffer: presentOffer(latest, now) });
    }
    return found;
  },
};
