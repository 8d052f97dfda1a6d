import { HiveListingScreen } from '@campushive/features/hive-listing';
import { useListingFilters } from '../use-listing-filters.js';

export default function SearchPage() {
  return <HiveListingScreen hive="all" {...useListingFilters()} />;
}
