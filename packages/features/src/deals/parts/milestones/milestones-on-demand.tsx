import { isDelivered, saleOfListing, type Listing } from '@campushive/contract';
import { useEffect } from 'react';
import { useCampus, useMinorUnits } from '../../../kernel/index.js';
import { unitPriceOf } from '../../../catalogue/parts/prices/agreed-price.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';

const load = () => import('./gig-milestones.js');

/** Listing and side of the viewer. Listings other than assigned gigs show nothing. */
export interface MilestonesOnDemandProps {
  /** Listing of any hive. */
  listing: Listing;
  /** Side of the viewer. */
  side: 'poster' | 'worker';
}

/** Milestones of a gig that has some or costs enough for them. Loads their code only then. */
export function MilestonesOnDemand({ listing, side }: MilestonesOnDemandProps) {
  const { milestonesAbove } = useCampus().fees;
  const { toMinor } = useMinorUnits();
  const { part, want } = useOnDemand(load);
  const { hiveTypeId: hive, status } = listing;
  const isAssigned = ['assigned', 'reserved', 'completed'].includes(status);
  const isShown =
    saleOfListing(listing) === 'gig' &&
    !isDelivered(hive) &&
    isAssigned &&
    (listing.milestones !== undefined || toMinor(unitPriceOf(listing)) > milestonesAbove);
  useEffect(() => {
    if (isShown) want();
  }, [isShown, want]);
  return part === null || !isShown ? null : <part.GigMilestones listing={listing} side={side} />;
}
