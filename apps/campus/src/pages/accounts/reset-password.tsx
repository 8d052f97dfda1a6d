import { ResetPasswordScreen } from '@campushive/features/auth';
import { useSearchParams } from 'react-router-dom';

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  return <ResetPasswordScreen token={query.get('token')} email={query.get('email')} />;
}
