import { ReceivedShareScreen } from '@campushive/features/received-share';
import { useSearchParams } from 'react-router-dom';

export default function ReceivedSharePage() {
  const [query] = useSearchParams();
  return <ReceivedShareScreen isLost={query.has('lost')} />;
}
