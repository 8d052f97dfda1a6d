import { PagePart, useHomeCampus } from '@campushive/features';
import { NotFoundPage } from '../../fallbacks/not-found-page.js';
import { HiveListingScreen, prefetchHiveListing } from '@campushive/features/hive-listing';
import { lazy } from 'react';
import { isHiveName } from '../../destinations.js';
import { notFound, type Prefetch } from '../../page.js';
import { useHiveParams } from '../../use-hive-params.js';
import { filtersIn, toSavedSearch, useListingFilters } from '../../use-listing-filters.js';

/** Loaded on demand, because most visitors have no search to save. */
const SaveSearchButton = lazy(async () => {
  const { SaveSearchButton: Button } = await import('@campushive/features/search/save-search');
  return { default: Button };
});

export const prefetch: Prefetch = (page) => {
  const { hive } = page.params;
  if (!isHiveName(page.campus, hive)) throw notFound();
  return prefetchHiveListing(page, { hive, filters: filtersIn(page) });
};

export default function HivePage() {
  const { narrowing } = useHomeCampus();
  const { hive } = useHiveParams();
  const filtering = useListingFilters();
  const search = hive === undefined ? null : toSavedSearch(filtering.filters, hive, narrowing);
  return hive === undefined ? (
    <NotFoundPage />
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
