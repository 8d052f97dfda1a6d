import { SERVICE_KINDS, type ServiceKind } from '@campushive/contract';
import { ServicesScreen } from '@campushive/features/services';
import { useSearchParams } from 'react-router-dom';
import { NO_FILTERS, type ListingFilters } from '@campushive/features/hive-listing';
import { useListingFilters } from '../use-listing-filters.js';

export default function ServicesPage() {
  const [query, setQuery] = useSearchParams();
  const kind = SERVICE_KINDS.find((one) => one === query.get('kind')) ?? null;
  const { filters: read, onFiltersChange } = useListingFilters('kind');
  // A service has none of them.
  const filters = { ...read, condition: '' as const, hive: '' as const, topic: '' as const };
  const write = (next: ServiceKind | null, others: ListingFilters) =>
    setQuery(
      Object.entries({ ...others, kind: next ?? '' }).filter(([, value]) => value !== ''),
      { replace: true },
    );
  return (
    <ServicesScreen
      kind={kind}
      onKindChange={(change) => write(change.kind, filters)}
      filters={filters}
      onFiltersChange={onFiltersChange}
      onClear={() => write(null, NO_FILTERS)}
    />
  );
}
