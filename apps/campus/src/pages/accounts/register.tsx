import { RegisterScreen } from '@campushive/features/auth';
import { InviteButton } from '@campushive/features/landing';
import { useSearchParams } from 'react-router-dom';

export default function RegisterPage() {
  const [query] = useSearchParams();
  return (
    <RegisterScreen
      from={query.get('from') ?? undefined}
      by={query.get('by') ?? undefined}
      invite={<InviteButton />}
    />
  );
}
