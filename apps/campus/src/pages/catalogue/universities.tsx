import { PublicLayout } from '@campushive/features/public-layout';
import { UniversitiesScreen } from '@campushive/features/universities';

export { prefetchUniversities as prefetch } from '@campushive/features/universities';

export default function UniversitiesPage() {
  return (
    <PublicLayout>
      <UniversitiesScreen />
    </PublicLayout>
  );
}
