import type { ReactNode } from 'react';
import { screen } from '../../kernel/index.js';
import type { RenderCard } from '../parts/listing-card/index.js';
import { NO_FILTERS, type ListingFilters } from '../parts/listing-filters/filters.js';
import { useTypedSearch } from '../parts/listing-filters/use-typed-search.js';
import { SearchView } from './search-view.js';
import { useOverview } from './use-overview.js';
import { usePeople } from './use-people.js';

/** Search of the page, with the parts that other features contribute. */
export interface SearchScreenProps {
  /** Search text and filters. The host stores them in the URL. */
  filters: ListingFilters;
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Limits the results to students or universities. Default: by `filters`. */
  only?: 'users' | 'universities' | undefined;
  /** Paginated listings, shown without search text and for a single hive. */
  listings: ReactNode;
  /** Actions on the search, such as saving it. */
  actions?: ReactNode;
  /** Renders the card of each listing among all results. Default: the card of its hive. */
  renderCard?: RenderCard | undefined;
}

/** Search page for listings, students and universities. */
export const SearchScreen = screen(function SearchScreen({
  filters,
  onFiltersChange,
  only,
  ...slots
}: SearchScreenProps) {
  const [q, setQ] = useTypedSearch(filters, onFiltersChange);
  const group = only ?? (filters.hive === '' ? 'all' : filters.hive);
  const state = useOverview(filters);
  const people = usePeople(only === 'users' ? filters.q.trim() : '');
  return (
    <SearchView
      {...{ state, people, group, q, filters, onFiltersChange, ...slots }}
      onQChange={(change) => setQ(change.q)}
      onClear={() => {
        setQ('');
        onFiltersChange({ filters: NO_FILTERS });
      }}
    />
  );
});
