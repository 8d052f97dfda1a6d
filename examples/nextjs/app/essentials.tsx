'use client';

import { HiveListingScreen, NO_FILTERS } from '@campushive/features/hive-listing';
import { useState } from 'react';

export function Essentials() {
  const [filters, setFilters] = useState(NO_FILTERS);
  return (
    <HiveListingScreen
      hive="essentials"
      filters={filters}
      onFiltersChange={(change) => setFilters(change.filters)}
    />
  );
}
