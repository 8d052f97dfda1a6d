import { SeriesScreen } from '@campushive/features/payments';
import { useParams } from 'react-router-dom';

export default function SeriesPage() {
  const { id = '' } = useParams();
  return <SeriesScreen key={id} id={id} />;
}
