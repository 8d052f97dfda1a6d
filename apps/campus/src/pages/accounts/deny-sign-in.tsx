import { DenySignInScreen } from '@campushive/features/auth';
import { useSearchParams } from 'react-router-dom';

export default function DenySignInPage() {
  const [query] = useSearchParams();
  return <DenySignInScreen token={query.get('token')} />;
}
