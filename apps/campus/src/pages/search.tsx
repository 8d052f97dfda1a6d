import { useHomeCampus } from '@campushive/features';
import { ListingResults } from '@campushive/features/hive-listing';
import { SearchScreen } from '@campushive/features/search';
import { SaveSearchButton } from '@campushive/features/search/save-search';
import { useSearchParams } from 'react-router-dom';
import { searchTypeOf } from '../search-type.js';
import { toSavedSearch, useListingFilters } from '../use-listing-filters.js';

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
