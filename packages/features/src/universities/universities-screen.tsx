import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../kernel/index.js';
import type { UniversityFilters } from './find-universities.js';
import { universitiesQuery } from './universities.queries.js';
import { UniversitiesView } from './universities-view.js';

/** All universities, with who is there. What does not change needs no server: only the numbers wait for it. */
export function UniversitiesScreen() {
  const client = useClient();
  const query = useQuery(universitiesQuery(client));
  const [filters, setFilters] = useState<UniversityFilters>({ q: '', location: '' });
  return (
    <UniversitiesView
      filters={filters}
      onFiltersChange={(change) => setFilters(change.filters)}
      counts={query.data}
      onRetry={query.isError ? () => void query.refetch() : null}
    />
  );
}
