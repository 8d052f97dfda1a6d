import { CategoryScreen } from '@campushive/features/categories';
import { PublicLayout } from '@campushive/features/public-layout';
import { useParams, useSearchParams } from 'react-router-dom';

export default function CategoryPage() {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  return (
    <PublicLayout>
      <CategoryScreen
        id={id}
        q={query.get('q') ?? ''}
        onSearch={({ q }) => setQuery(q === '' ? {} : { q }, { replace: true })}
      />
    </PublicLayout>
  );
}
