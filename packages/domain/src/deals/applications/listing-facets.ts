import { saleOf } from '@campushive/contract';
import { isOffered } from '@campushive/contract/rules/packages';
import type { Viewer } from '../../calls/viewer.js';
import type { ListingFacet } from '../../catalogue/hives/hooks.js';
import type { Extras, PostedListing } from '../../catalogue/hives/presenters.js';
import { toMajor } from '../../platform/money.js';
import { invitationOf } from './find-invitation.js';
import { countApplications, findAgreedPrices, findApplication, statusOf } from './store.js';

const isTask = ({ listing }: PostedListing) => saleOf(listing.hive, isOffered(listing.details)) === 'gig';
const isOwn = ({ listing }: PostedListing, viewer: Viewer | null) => listing.posterId === viewer?.userId;

/** The number of applications, for the poster of a task. */
export const applicationCountFacet: ListingFacet = {
  isListed: true,
  async read(db, rows, viewer) {
    const tasks = rows.flatMap((row) => (isTask(row) && isOwn(row, viewer) ? [row.listing.id] : []));
    const counts = await countApplications(db, tasks);
    return new Map(tasks.map((id) => [id, { applicationCount: counts.get(id) ?? 0 }]));
  },
};

/** The viewer's own application for a task, and the invitation to apply. */
export const ownApplicationFacet: ListingFacet = {
  isListed: false,
  async read(db, rows, viewer, now) {
    const found = new Map<string, Extras>();
    if (viewer === null) return found;
    for (const row of rows) {
      if (!isTask(row) || isOwn(row, viewer)) continue;
      const { listing } = row;
      const [own, invited] = await Promise.all([
        findApplication(db, listing.id, viewer.userId),
        invitationOf(db, listing.id, viewer.userId),
      ]);
      found.set(listing.id, {
        ...(own !== undefined && { myApplication: statusOf(own.application, listing, now) }),
        ...(invited !== undefined && { myInvitation: invited }),
      });
    }
    return found;
  },
};

/** Agreed prices of gigs, for the poster and the helper. */
export const agreedPriceFacet: ListingFacet = {
  isListed: true,
  async read(db, rows, viewer) {
    const prices = await findAgreedPrices(db, idsBetween(rows, viewer));
    return new Map([...prices].map(([id, price]) => [id, { agreedPrice: toMajor(price) }]));
  },
};

/** Ids of the assigned gigs whose poster or helper is the viewer. */
const idsBetween = (rows: readonly PostedListing[], viewer: Viewer | null): string[] =>
  rows.flatMap(({ listing: { id, posterId, assignedToId } }) =>
    viewer !== null && assignedToId !== null && [posterId, assignedToId].includes(viewer.userId) ? [id] : [],
  );
