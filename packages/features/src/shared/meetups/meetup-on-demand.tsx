import { useEffect } from 'react';
import { useOnDemand } from '../use-on-demand.js';
import type { MeetupCardProps } from './meetup-card.js';

const loadCard = () => import('./meetup-card.js');

/** The card of a meet-up, whose code only those fetch who are to meet. */
export function MeetupOnDemand(props: MeetupCardProps) {
  const { part, want } = useOnDemand(loadCard);
  useEffect(want, [want]);
  return part === null ? null : <part.MeetupCard {...props} />;
}
