import type { HiveName } from '@campushive/contract';
import type { ReactNode } from 'react';
import { NO_FILTERS, type ListingFilters } from '../parts/listing-filters/filters.js';
import { ListingResultsView } from './listing-results-view.js';
import { useHiveListing } from './use-hive-listing.js';

export interface ListingResultsProps {
  /** Hive to search; `all` for every hive. */
  hive: HiveName | 'all';
  /** Filters of the search. */
  filters: ListingFilters;
  /** Called when the filters are cleared. */
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Actions on a search without results. */
  actions?: ReactNode;
}

/** Results of a listing search, without the search box. */
export function ListingResults({ hive, filters, onFiltersChange, actions }: ListingResultsProps) {
  const state = useHiveListing(hive, filters);
  return (
    <ListingResultsView
      {...{ hive, state, filters, actions }}
      onClear={() => onFiltersChange({ filters: NO_FILTERS })}
    />
  );
}
