import { OtpVerificationScreen } from '@campushive/features/auth';
import { useSearchParams } from 'react-router-dom';

export default function OtpVerificationPage() {
  const [query] = useSearchParams();
  return <OtpVerificationScreen from={query.get('from') ?? undefined} />;
}
