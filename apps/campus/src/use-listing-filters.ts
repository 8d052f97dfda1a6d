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
import type { PageRequest } from './page.js';
import { SCOPE } from './address/scope-in-address.js';
import { usePageQuery } from './address/use-page-query.js';

/** Returns the filters in a URL. */
export const filtersIn = ({ campus, search }: Pick<PageRequest, 'campus' | 'search'>): ListingFilters =>
  parseFilters(campus, (name) => search.get(name));

/** Stores a list's filters in the URL, so that Back and a shared link restore them. The scope and the parameters named in `beside` stay unchanged. */
export function useListingFilters(...beside: readonly string[]) {
  const campus = useCampus();
  const [query, setQuery] = usePageQuery();
  return {
    filters: filtersIn({ campus, search: query }),
    onFiltersChange({ filters }: { filters: ListingFilters }) {
      setQuery(
        Object.entries({
          ...filters,
          ...Object.fromEntries([SCOPE, ...beside].map((name) => [name, query.get(name) ?? ''])),
        }).filter(([, value]) => value !== ''),
        { replace: true },
      );
    },
  };
}

const NO_PLACES = { first: undefined, hall: undefined, firstHall: undefined };

/** Returns the filters of a list that can be saved as a search. Null without any. */
export function toSavedSearch(filters: ListingFilters, hive: HiveName | 'all', narrowing: CampusNarrowing) {
  // A saved search leaves out temporary filters, such as dates and offers.
  const lasting = { ...filters, since: '', cost: '', eventType: '', when: '', facets: '' } as const;
  if (!isFiltered(lasting) || arePricesCrossed(filters)) return null;
  const { sort: _sort, ...input } = toInput(lasting, hive, narrowing);
  // A search of a hall is saved for its campus.
  const { first: _first, hall: _hall, firstHall: _firstHall, ...search } = { ...NO_PLACES, ...input };
  return search;
}
