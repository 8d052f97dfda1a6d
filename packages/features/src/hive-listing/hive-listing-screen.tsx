import type { HiveName } from '@campushive/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useClock } from '../kernel/index.js';
import type { ListingFilters } from './filters.js';
import { HiveListingView } from './hive-listing-view.js';
import { useHiveListing } from './use-hive-listing.js';

export interface HiveListingScreenProps {
  /** A hive, or all of them. */
  hive: HiveName | 'all';
  filters: ListingFilters;
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** What else can be searched in. */
  tabs?: ReactNode;
  /** What can be done with this search. */
  actions?: ReactNode;
}

/** Typing rests this long before it is searched for. */
const SEARCH_AFTER = 300;

/** A hive's listings. */
export function HiveListingScreen({ hive, filters, onFiltersChange, ...slots }: HiveListingScreenProps) {
  const state = useHiveListing(hive, filters);
  const [q, setQ] = useTypedSearch(filters, onFiltersChange);
  return (
    <HiveListingView
      {...{ hive, state, q, filters, onFiltersChange, ...slots }}
      onQChange={(change) => setQ(change.q)}
    />
  );
}

/** The search box runs ahead of the filters, and follows them when they change elsewhere. */
function useTypedSearch(filters: ListingFilters, onFiltersChange: HiveListingScreenProps['onFiltersChange']) {
  const clock = useClock();
  const [q, setQ] = useState(filters.q);
  const [seen, setSeen] = useState(filters.q);
  if (seen !== filters.q) {
    setSeen(filters.q);
    setQ(filters.q);
  }
  const report = useRef(() => {});
  useEffect(() => {
    report.current = () => {
      if (q !== filters.q) onFiltersChange({ filters: { ...filters, q } });
    };
  });
  useEffect(() => clock.after(SEARCH_AFTER, () => report.current()), [clock, q]);
  return [q, setQ] as const;
}
