import type { HiveName } from '@campushive/contract';
import type { ReactNode } from 'react';
import { CompactListing, type RenderCard } from '../parts/listing-card/index.js';
import { NO_FILTERS, type ListingFilters } from '../parts/listing-filters/filters.js';
import { ListingResultsView } from './listing-results-view.js';
import { useHiveListing } from './use-hive-listing.js';

/** Search whose results are loaded and shown. */
export interface ListingResultsProps {
  /** Hive to search; `all` for every hive. */
  hive: HiveName | 'all';
  /** Filters of the search. */
  filters: ListingFilters;
  /** Called when the filters are cleared. */
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Actions on a search without results. */
  actions?: ReactNode;
  /** Renders the card of each listing. Default: the card of its hive. */
  renderCard?: RenderCard | undefined;
}

/** Results of a listing search, without the search box. */
export function ListingResults({ hive, filters, onFiltersChange, actions, renderCard }: ListingResultsProps) {
  const state = useHiveListing(hive, filters);
  return (
    <ListingResultsView
      {...{ hive, state, filters, actions, renderCard }}
      {...(hive === 'all' && { card: CompactListing })}
      onClear={() => onFiltersChange({ filters: NO_FILTERS })}
    />
  );
}
