import { saleOf } from '@campushive/contract';
import { decideMilestone, type CurrentMilestone } from '@campushive/contract/rules/milestones';
import { isOffered } from '@campushive/contract/rules/packages';
import { Failure } from '../../../calls/failure.js';
import type { Db } from '../../../platform/database/database.js';
import type { orders } from '../../../platform/database/schema/index.js';
import { findMilestones } from '../../milestones/store.js';
import type { SoldListing } from '../../payments/context.js';

type Listing = NonNullable<SoldListing>;
type Order = typeof orders.$inferSelect;

const REFUSALS = {
  milestones_changed: 'The milestones of this gig have changed. Load it again.',
  not_your_turn: 'The student has not answered your milestones yet. Wait, or take them back.',
  listing_unavailable: 'There is nothing to pay for now.',
} as const;

/** Returns the milestone that is due for payment, under the gig's lock; null for a listing without milestones. */
export async function findPayable(
  tx: Db,
  listing: Listing,
  requestedId: string | undefined,
  now: Date,
): Promise<CurrentMilestone | null> {
  const decision = await decideFor(tx, listing, requestedId, now);
  if (decision === null || !('refused' in decision)) return decision;
  throw new Failure(decision.refused, REFUSALS[decision.refused]);
}

/** Returns true if a late payment still matches the current agreement. */
export async function isStillPayable(tx: Db, listing: Listing, order: Order, now: Date): Promise<boolean> {
  if (order.saleKind !== 'gig') return true;
  // The task went to another student meanwhile.
  if (listing.assignedToId !== order.sellerId) return false;
  const decision = await decideFor(tx, listing, order.milestoneId ?? undefined, now);
  return decision === null || (!('refused' in decision) && decision.priceMinor === order.price);
}

async function decideFor(tx: Db, listing: Listing, requestedId: string | undefined, now: Date) {
  if (saleOf(listing.hive, isOffered(listing.details)) !== 'gig')
    return requestedId === undefined ? null : { refused: 'milestones_changed' as const };
  const { facts } = await findMilestones(tx, listing, listing.posterId, now);
  return decideMilestone(facts, requestedId);
}

/** Columns of a new order that name its milestone. */
export const milestoneColumns = (milestone: CurrentMilestone | null) =>
  milestone && {
    milestoneId: milestone.id,
    milestoneNumber: milestone.number,
    milestoneCount: milestone.count,
    milestoneTitle: milestone.title,
  };

/** Returns true if others follow the milestone that an order pays. */
export const hasMore = ({ milestoneNumber, milestoneCount }: Order): boolean =>
  milestoneNumber !== null && milestoneCount !== null && milestoneNumber < milestoneCount;
