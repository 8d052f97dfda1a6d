import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import type { HiveName } from '@campushive/contract/hives';
import { useCampus } from '@campushive/features';
import {
  arePricesCrossed,
  isFiltered,
  parseFilters,
  toInput,
  type ListingFilters,
} from '@campushive/features/hive-listing';
import { useLocation, useSearchParams } from 'react-router-dom';

/** A list's filters live in the address, so that Back and a shared link find them again. Those `beside` them stay as they are there. */
export function useListingFilters(...beside: readonly string[]) {
  const campus = useCampus();
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  return {
    filters: parseFilters(campus, (name) => query.get(name)),
    onFiltersChange({ filters }: { filters: ListingFilters }) {
      // A search that was typed just before leaving must not lead back.
      if (window.location.pathname !== pathname) return;
      setQuery(
        Object.entries({
          ...filters,
          ...Object.fromEntries(beside.map((name) => [name, query.get(name) ?? ''])),
        }).filter(([, value]) => value !== ''),
        { replace: true },
      );
    },
  };
}

/** What of a list's filters can be saved as a search; null when they narrow nothing. */
export function toSavedSearch(filters: ListingFilters, hive: HiveName | 'all', narrowing: CampusNarrowing) {
  // A saved search outlives the days and the offers of the moment.
  const lasting = { ...filters, since: '', cost: '', eventType: '', when: '', facets: '' } as const;
  if (!isFiltered(lasting) || arePricesCrossed(filters)) return null;
  const { sort: _sort, ...wanted } = toInput(lasting, hive, narrowing);
  const { first: _first, ...search } = { first: undefined, ...wanted };
  return search;
}
