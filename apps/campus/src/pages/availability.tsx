import { AvailabilityScreen } from '@campushive/features/availability';
import { useParams } from 'react-router-dom';

export default function AvailabilityPage() {
  const { id = '' } = useParams();
  return <AvailabilityScreen key={id} id={id} />;
}
