import type { HiveName } from '@campushive/contract';
import type { ReactNode } from 'react';
import { NO_FILTERS, type ListingFilters } from '../shared/listing-filters/filters.js';
import { ListingResultsView } from './listing-results-view.js';
import { useHiveListing } from './use-hive-listing.js';

export interface ListingResultsProps {
  /** A hive, or all of them. */
  hive: HiveName | 'all';
  /** What narrows the list. */
  filters: ListingFilters;
  /** The filters are to be taken away. */
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** What can be done with a search that found nothing. */
  actions?: ReactNode;
}

/** The listings that a search finds, without its box. */
export function ListingResults({ hive, filters, onFiltersChange, actions }: ListingResultsProps) {
  const state = useHiveListing(hive, filters);
  return (
    <ListingResultsView
      {...{ hive, state, filters, actions }}
      onClear={() => onFiltersChange({ filters: NO_FILTERS })}
    />
  );
}
