import { CookiesScreen } from '@campushive/features/legal';
import { PublicLayout } from '@campushive/features/public-layout';

export default function CookiesPage() {
  return (
    <PublicLayout>
      <CookiesScreen />
    </PublicLayout>
  );
}
