import { useEffect } from 'react';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import type { OfferPanelProps } from './offer-panel.js';

const loadPanel = () => import('./offer-panel.js');

/** Offer panel that loads its code only when there is an offer. */
export function OfferOnDemand(props: OfferPanelProps) {
  const { part, want } = useOnDemand(loadPanel);
  useEffect(want, [want]);
  return part === null ? null : <part.OfferPanel {...props} />;
}
