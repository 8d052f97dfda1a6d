import { useEffect } from 'react';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import type { MeetupCardProps } from './meetup-card.js';

const loadCard = () => import('./meetup-card.js');

/** Meet-up card that loads its code only for orders with a meet-up. */
export function MeetupOnDemand(props: MeetupCardProps) {
  const { part, want } = useOnDemand(loadCard);
  useEffect(want, [want]);
  return part === null ? null : <part.MeetupCard {...props} />;
}
