import { PagePart, useHomeCampus } from '@campushive/features';
import { NothingHere } from '../nothing-here.js';
import { HiveListingScreen } from '@campushive/features/hive-listing';
import { lazy } from 'react';
import { useHiveParams } from '../use-hive-params.js';
import { toSavedSearch, useListingFilters } from '../use-listing-filters.js';

/** Loaded on demand, because most visitors have no search to save. */
const SaveSearchButton = lazy(async () => {
  const { SaveSearchButton: Button } = await import('@campushive/features/search/save-search');
  return { default: Button };
});

export default function HivePage() {
  const { narrowing } = useHomeCampus();
  const { hive } = useHiveParams();
  const filtering = useListingFilters();
  const search = hive === undefined ? null : toSavedSearch(filtering.filters, hive, narrowing);
  return hive === undefined ? (
    <NothingHere />
  ) : (
    <HiveListingScreen
      key={hive}
      hive={hive}
      {...filtering}
      actions={
        search === null ? null : (
          <PagePart fallback={null}>
            <SaveSearchButton search={search} />
          </PagePart>
        )
      }
    />
  );
}
