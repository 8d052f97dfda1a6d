import { HiveListingScreen } from '@campushive/features/hive-listing';
import { PeopleScreen, SaveSearchButton, SearchTabs } from '@campushive/features/search';
import { useSearchParams } from 'react-router-dom';
import { toSavedSearch, useListingFilters } from '../use-listing-filters.js';

export default function SearchPage() {
  const [query, setQuery] = useSearchParams();
  const filtering = useListingFilters();
  const q = query.get('q') ?? '';
  if (query.get('type') === 'users') {
    return (
      <PeopleScreen
        q={q}
        onQChange={(change) =>
          setQuery({ type: 'users', ...(change.q !== '' && { q: change.q }) }, { replace: true })
        }
      />
    );
  }
  return (
    <HiveListingScreen
      hive="all"
      {...filtering}
      tabs={<SearchTabs type="listings" q={q} />}
      actions={<SaveSearchButton search={toSavedSearch(filtering.filters, 'all')} />}
    />
  );
}
