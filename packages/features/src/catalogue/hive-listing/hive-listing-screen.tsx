import type { HiveName } from '@campushive/contract';
import type { ReactNode } from 'react';
import { screen } from '../../kernel/index.js';
import type { RenderCard } from '../parts/listing-card/index.js';
import type { ListingFilters } from '../parts/listing-filters/filters.js';
import { HiveListingView } from './hive-listing-view.js';
import { useHiveListing } from './use-hive-listing.js';
import { useTypedSearch } from '../parts/listing-filters/use-typed-search.js';

/** Hive and filters of a list, which the host stores in the page's address. */
export interface HiveListingScreenProps {
  /** Hive of the listings. */
  hive: HiveName;
  /** Filters of the list. The host stores them in the address. */
  filters: ListingFilters;
  /** Called when a filter is set or cleared. */
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Actions on the search, such as a link or a button. Default: none. */
  actions?: ReactNode;
  /** Renders the card of each listing. Default: the card of its hive. */
  renderCard?: RenderCard | undefined;
}

/** Page of a hive's listings. */
export const HiveListingScreen = screen(function HiveListingScreen({
  hive,
  filters,
  onFiltersChange,
  ...slots
}: HiveListingScreenProps) {
  const state = useHiveListing(hive, filters);
  const [q, setQ] = useTypedSearch(filters, onFiltersChange);
  return (
    <HiveListingView
      {...{ hive, state, q, filters, onFiltersChange, ...slots }}
      onQChange={(change) => setQ(change.q)}
    />
  );
});
