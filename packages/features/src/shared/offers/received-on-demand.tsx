import type { Listing } from '@campushive/contract';
import { useEffect } from 'react';
import { useOnDemand } from '../use-on-demand.js';

const load = () => import('./received-offers.js');

/** The offers for one's own listing, whose code other readers never fetch. */
export function ReceivedOnDemand({ listing }: { listing: Listing }) {
  const { part, want } = useOnDemand(load);
  useEffect(want, [want]);
  return part === null ? null : <part.ReceivedOffers listing={listing} />;
}
