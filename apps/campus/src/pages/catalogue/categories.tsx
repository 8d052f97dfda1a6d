import { CategoriesScreen } from '@campushive/features/categories';
import { PublicLayout } from '@campushive/features/public-layout';
import { useSearchParams } from 'react-router-dom';

export { prefetchCategories as prefetch } from '@campushive/features/categories';

export default function CategoriesPage() {
  const [query] = useSearchParams();
  return (
    <PublicLayout>
      <CategoriesScreen q={query.get('q') ?? ''} university={query.get('university') ?? ''} />
    </PublicLayout>
  );
}
