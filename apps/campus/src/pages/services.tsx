import { SERVICE_KINDS, SERVICE_OFFERS } from '@campushive/contract';
import { ServicesScreen, type ServiceChoice } from '@campushive/features/services';
import { useSearchParams } from 'react-router-dom';
import { NO_FILTERS, type ListingFilters } from '@campushive/features/hive-listing';
import { useListingFilters } from '../use-listing-filters.js';

export default function ServicesPage() {
  const [query, setQuery] = useSearchParams();
  const kind = SERVICE_KINDS.find((one) => one === query.get('kind')) ?? null;
  const offer = SERVICE_OFFERS.find((one) => one === query.get('offer')) ?? null;
  const { filters: read, onFiltersChange } = useListingFilters('kind', 'offer');
  // Services have no condition, hive or topic.
  const filters = { ...read, condition: '' as const, hive: '' as const, topic: '' as const };
  const write = (next: ServiceChoice, others: ListingFilters) =>
    setQuery(
      Object.entries({ ...others, kind: next.kind ?? '', offer: next.offer ?? '' }).filter(
        ([, value]) => value !== '',
      ),
      { replace: true },
    );
  return (
    <ServicesScreen
      kind={kind}
      onKindChange={(change) => write({ offer, ...change }, filters)}
      offer={offer}
      onOfferChange={(change) => write({ kind, ...change }, filters)}
      filters={filters}
      onFiltersChange={onFiltersChange}
      onClear={() => write({ kind: null, offer: null }, NO_FILTERS)}
    />
  );
}
