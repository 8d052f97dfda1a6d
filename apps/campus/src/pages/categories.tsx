import { CategoriesScreen } from '@campushive/features/categories';
import { PublicLayout } from '@campushive/features/public-layout';

export default function CategoriesPage() {
  return (
    <PublicLayout>
      <CategoriesScreen />
    </PublicLayout>
  );
}
