import { AboutScreen } from '@campushive/features/about';
import { PublicLayout } from '@campushive/features/public-layout';

export default function AboutPage() {
  return (
    <PublicLayout>
      <AboutScreen />
    </PublicLayout>
  );
}
