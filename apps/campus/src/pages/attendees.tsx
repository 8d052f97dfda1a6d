import { AttendeesScreen } from '@campushive/features/events';
import { useParams, useSearchParams } from 'react-router-dom';

export default function AttendeesPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const code = query.get('code');
  return <AttendeesScreen key={`${id} ${code}`} id={id} code={code} />;
}
