import { TermsScreen } from '@campushive/features/legal';
import { PublicLayout } from '@campushive/features/public-layout';

export default function TermsPage() {
  return (
    <PublicLayout>
      <TermsScreen />
    </PublicLayout>
  );
}
