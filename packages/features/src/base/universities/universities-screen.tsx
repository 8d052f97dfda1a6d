import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { screen, useClient } from '../../kernel/index.js';
import type { UniversityFilters } from './find-universities.js';
import { universitiesQuery } from './universities.queries.js';
import { UniversitiesView } from './universities-view.js';

/** Universities page. Names come with the campus definition. Descriptions and counts are loaded. */
export const UniversitiesScreen = screen(function UniversitiesScreen() {
  const client = useClient();
  const query = useQuery(universitiesQuery(client));
  const [filters, setFilters] = useState<UniversityFilters>({ q: '', location: '' });
  return (
    <UniversitiesView
      filters={filters}
      onFiltersChange={(change) => setFilters(change.filters)}
      described={query.data}
      onRetry={query.isError ? () => void query.refetch() : null}
    />
  );
});
