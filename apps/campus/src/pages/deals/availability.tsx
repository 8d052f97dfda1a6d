import { AvailabilityScreen, prefetchAvailability } from '@campushive/features/availability';
import { useParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchAvailability(page, idIn(page));

export default function AvailabilityPage() {
  const { id = '' } = useParams();
  return <AvailabilityScreen key={id} id={id} />;
}
