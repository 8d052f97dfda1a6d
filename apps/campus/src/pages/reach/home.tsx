import { LandingScreen } from '@campushive/features/landing';
import { PublicLayout } from '@campushive/features/public-layout';

export { prefetchLanding as prefetch } from '@campushive/features/landing';

export default function HomePage() {
  return (
    <PublicLayout>
      <LandingScreen />
    </PublicLayout>
  );
}
