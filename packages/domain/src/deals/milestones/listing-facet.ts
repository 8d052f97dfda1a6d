import type { ListingFacet } from '../../catalogue/hives/hooks.js';
import { listingMilestonesOf } from './store.js';

/** Milestones of gigs, for the poster and the helper. */
export const milestonesFacet: ListingFacet = {
  isListed: true,
  async read(db, rows, viewer, now) {
    const gigs = rows.flatMap(({ listing }) =>
      viewer !== null && [listing.posterId, listing.assignedToId].includes(viewer.userId) ? [listing] : [],
    );
    const found = await listingMilestonesOf(db, gigs, now);
    return new Map([...found].map(([id, milestones]) => [id, { milestones }]));
  },
};
