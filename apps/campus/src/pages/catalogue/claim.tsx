import { ClaimScreen } from '@campushive/features/claim';
import { useSearchParams } from 'react-router-dom';

export default function ClaimPage() {
  const [query] = useSearchParams();
  return <ClaimScreen token={query.get('token')} />;
}
