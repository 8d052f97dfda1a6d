import { prefetchStalls, StallsScreen, type StallFilters } from '@campushive/features/stalls';
import { SCOPE } from '../../address/scope-in-address.js';
import type { Prefetch } from '../../page.js';
import { usePageQuery } from '../../address/use-page-query.js';

const filtersIn = (query: URLSearchParams): StallFilters => ({
  q: query.get('q') ?? '',
  isAll: query.get('show') === 'all',
});

export const prefetch: Prefetch = (page) => prefetchStalls(page, filtersIn(page.search));

export default function StallsPage() {
  const [query, setQuery] = usePageQuery();
  return (
    <StallsScreen
      filters={filtersIn(query)}
      onFiltersChange={({ filters: { q, isAll } }) =>
        setQuery(
          Object.entries({ q, show: isAll ? 'all' : '', [SCOPE]: query.get(SCOPE) ?? '' }).filter(
            ([, value]) => value !== '',
          ),
          { replace: true },
        )
      }
    />
  );
}
