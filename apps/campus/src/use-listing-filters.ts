import { parseFilters, type ListingFilters } from '@campushive/features/hive-listing';
import { useSearchParams } from 'react-router-dom';

/** A list's filters live in the address, so that Back and a shared link find them again. */
export function useListingFilters() {
  const [query, setQuery] = useSearchParams();
  return {
    filters: parseFilters((name) => query.get(name)),
    onFiltersChange({ filters }: { filters: ListingFilters }) {
      setQuery(
        Object.entries(filters).filter(([, value]) => value !== ''),
        { replace: true },
      );
    },
  };
}
