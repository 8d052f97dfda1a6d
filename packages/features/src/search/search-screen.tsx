import type { ReactNode } from 'react';
import { screen } from '../kernel/index.js';
import { NO_FILTERS, type ListingFilters } from '../shared/listing-filters/filters.js';
import { useTypedSearch } from '../shared/listing-filters/use-typed-search.js';
import { SearchView } from './search-view.js';
import { useOverview } from './use-overview.js';
import { usePeople } from './use-people.js';

export interface SearchScreenProps {
  /** What is searched for and what narrows it; the host keeps it in the address. */
  filters: ListingFilters;
  /** A filter was set or taken away. */
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Shows only students, or only universities. Default: what `filters` say. */
  only?: 'users' | 'universities' | undefined;
  /** The listings alone, a page at a time: shown while nothing is typed, and for one hive. */
  listings: ReactNode;
  /** What can be done with this search. */
  actions?: ReactNode;
}

/** Finds listings, students and universities in one box. */
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
