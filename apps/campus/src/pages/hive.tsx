import { useHomeCampus } from '@campushive/features';
import { NothingHere } from '../nothing-here.js';
import { HiveListingScreen } from '@campushive/features/hive-listing';
import { SaveSearchButton } from '@campushive/features/search/save-search';
import { useHiveParams } from '../use-hive-params.js';
import { toSavedSearch, useListingFilters } from '../use-listing-filters.js';

export default function HivePage() {
  const { narrowing } = useHomeCampus();
  const { hive } = useHiveParams();
  const filtering = useListingFilters();
  return hive === undefined ? (
    <NothingHere />
  ) : (
    <HiveListingScreen
      key={hive}
      hive={hive}
      {...filtering}
      actions={<SaveSearchButton search={toSavedSearch(filtering.filters, hive, narrowing)} />}
    />
  );
}
