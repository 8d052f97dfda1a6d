import { lockListing, readListing } from '../../catalogue/hives/read-listing.js';
import { isDelivered, saleOf } from '@campushive/contract';
import { isOffered } from '@campushive/contract/rules/packages';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { listingChanged } from '../../platform/outbox/outbox.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import { findMilestones, toGigMilestones } from './store.js';
import { type Locked, refusal, type MilestonesContext } from './context.js';

const STEPS_AN_HOUR = 60;

/** Runs a change under the gig's lock, which paying takes as well. */
export async function changeMilestones(
  context: MilestonesContext,
  id: string,
  viewer: Viewer,
  decide: (locked: Locked) => Promise<void>,
) {
  const { limits, db, clock, outbox } = context;
  await limits.hit(`milestones:${viewer.userId}`, STEPS_AN_HOUR, 3_600);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const listing = await lockListing(tx, id);
    const gig = requireGig(listing, viewer);
    await decide({ ...(await findMilestones(tx, gig, viewer.userId, now)), tx, gig, now });
    await listingChanged(tx, id, now);
  });
  await outbox.flush();
  return { data: await answerMilestones(context, id, viewer) };
}

export async function answerMilestones({ db, clock }: MilestonesContext, id: string, viewer: Viewer) {
  const listing = await readListing(db, id);
  const gig = requireGig(listing, viewer);
  return toGigMilestones(gig, await findMilestones(db, gig, viewer.userId, clock.now()));
}

export async function notifyOf(
  { notify }: MilestonesContext,
  { tx, gig }: Locked,
  userId: string,
  kind: 'milestones_proposed' | 'milestones_accepted' | 'milestones_declined',
): Promise<void> {
  const subject = { type: 'listing' as const, id: gig.id };
  await notify(tx, { userId, type: 'task', kind, values: { listing: gig.title }, subject });
}

/** Returns a gig for its poster or worker; throws 403 for all others, because agreements are private. */
function requireGig(listing: ListingRow | undefined, viewer: Viewer): ListingRow {
  if (listing === undefined || !isVisible(listing, viewer)) throw notFound('Listing');
  const isGig = saleOf(listing.hive, isOffered(listing.details)) === 'gig' && !isDelivered(listing.hive);
  if (!isGig) throw new Failure('conflict', 'Only gigs can be split into milestones.');
  if (![listing.posterId, listing.assignedToId].includes(viewer.userId)) throw refusal('forbidden');
  return listing;
}
