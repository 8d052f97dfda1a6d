import { useHomeCampus } from '@campushive/features';
import { ListingResults } from '@campushive/features/hive-listing';
import { prefetchSearch, SearchScreen } from '@campushive/features/search';
import { SaveSearchButton } from '@campushive/features/search/save-search';
import { useSearchParams } from 'react-router-dom';
import { searchTypeOf } from '../../destinations.js';
import type { Prefetch } from '../../page.js';
import { filtersIn, toSavedSearch, useListingFilters } from '../../use-listing-filters.js';

export const prefetch: Prefetch = (page) =>
  prefetchSearch(page, { filters: filtersIn(page), only: searchTypeOf(page.search) });

export default function SearchPage() {
  const { narrowing } = useHomeCampus();
  const [query] = useSearchParams();
  const filtering = useListingFilters('type');
  const { filters } = filtering;
  const only = searchTypeOf(query);
  const actions =
    only === undefined ? <SaveSearchButton search={toSavedSearch(filters, 'all', narrowing)} /> : null;
  const hive = filters.hive === '' ? 'all' : filters.hive;
  return (
    <SearchScreen
      {...filtering}
      only={only}
      listings={<ListingResults key={hive} hive={hive} {...filtering} actions={actions} />}
      actions={actions}
    />
  );
}
