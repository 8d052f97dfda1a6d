import { LoginScreen } from '@campushive/features/auth';
import { useSearchParams } from 'react-router-dom';

export default function LoginPage() {
  const [query] = useSearchParams();
  return <LoginScreen from={query.get('from') ?? undefined} />;
}
