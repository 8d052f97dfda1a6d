import { PrivacyScreen } from '@campushive/features/legal';
import { PublicLayout } from '@campushive/features/public-layout';

export default function PrivacyPage() {
  return (
    <PublicLayout>
      <PrivacyScreen />
    </PublicLayout>
  );
}
