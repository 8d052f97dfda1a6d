import { categoryOf, CategoryScreen, prefetchCategory } from '@campushive/features/categories';
import { PublicLayout } from '@campushive/features/public-layout';
import { useParams } from 'react-router-dom';
import { notFound, type Prefetch } from '../../page.js';
import { usePageQuery } from '../../address/use-page-query.js';

const textIn = (query: URLSearchParams) => query.get('q') ?? '';

export const prefetch: Prefetch = (page) => {
  const category = categoryOf(page.campus, page.params['id']);
  if (category === undefined) throw notFound();
  return prefetchCategory(page, { category, q: textIn(page.search) });
};

export default function CategoryPage() {
  const { id = '' } = useParams();
  const [query, setQuery] = usePageQuery();
  return (
    <PublicLayout>
      <CategoryScreen
        id={id}
        q={textIn(query)}
        onSearch={({ q }) =>
          setQuery(
            (now) => {
              if (q === '') now.delete('q');
              else now.set('q', q);
              return now;
            },
            { replace: true },
          )
        }
      />
    </PublicLayout>
  );
}
