import { prefetchSeries, SeriesScreen } from '@campushive/features/payments';
import { useParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchSeries(page, idIn(page));

export default function SeriesPage() {
  const { id = '' } = useParams();
  return <SeriesScreen key={id} id={id} />;
}
