import { PricingScreen } from '@campushive/features/pricing';
import { PublicLayout } from '@campushive/features/public-layout';

export default function PricingPage() {
  return (
    <PublicLayout>
      <PricingScreen />
    </PublicLayout>
  );
}
