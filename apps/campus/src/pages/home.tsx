import { LandingScreen } from '@campushive/features/landing';
import { PublicLayout } from '@campushive/features/public-layout';

export default function HomePage() {
  return (
    <PublicLayout>
      <LandingScreen />
    </PublicLayout>
  );
}
