import { HomeScreen } from '@campushive/features/home';
import { PublicLayout } from '@campushive/features/public-layout';

export default function HomePage() {
  return (
    <PublicLayout>
      <HomeScreen />
    </PublicLayout>
  );
}
