import { AttendeesScreen, prefetchAttendees } from '@campushive/features/events';
import { useParams, useSearchParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchAttendees(page, idIn(page));

export default function AttendeesPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const code = query.get('code');
  return <AttendeesScreen key={`${id} ${code}`} id={id} code={code} />;
}
