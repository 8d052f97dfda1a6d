import { useEffect } from 'react';
import { useOnDemand } from '../use-on-demand.js';
import type { OfferPanelProps } from './offer-panel.js';

const loadPanel = () => import('./offer-panel.js');

/** The panel of an offer, whose code only those fetch who have one. */
export function OfferOnDemand(props: OfferPanelProps) {
  const { part, want } = useOnDemand(loadPanel);
  useEffect(want, [want]);
  return part === null ? null : <part.OfferPanel {...props} />;
}
