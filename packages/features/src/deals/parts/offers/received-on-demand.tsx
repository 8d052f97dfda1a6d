import type { Listing } from '@campushive/contract';
import { useEffect } from 'react';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';

const load = () => import('./received-offers.js');

/** Received offers that load their code for the listing's owner only. */
export function ReceivedOnDemand({ listing }: { listing: Listing }) {
  const { part, want } = useOnDemand(load);
  useEffect(want, [want]);
  return part === null ? null : <part.ReceivedOffers listing={listing} />;
}
