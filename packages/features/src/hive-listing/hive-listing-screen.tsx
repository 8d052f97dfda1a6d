import type { HiveName } from '@campushive/contract';
import type { ReactNode } from 'react';
import { screen } from '../kernel/index.js';
import type { ListingFilters } from '../shared/listing-filters/filters.js';
import { HiveListingView } from './hive-listing-view.js';
import { useHiveListing } from './use-hive-listing.js';
import { useTypedSearch } from '../shared/listing-filters/use-typed-search.js';

export interface HiveListingScreenProps {
  /** Whose listings are shown. */
  hive: HiveName;
  /** What narrows the list; the host keeps it in the address. */
  filters: ListingFilters;
  /** A filter was set or taken away. */
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** What can be done with this search. */
  actions?: ReactNode;
}

/** A hive's listings. */
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
