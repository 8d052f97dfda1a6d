import { SERVICE_KINDS, SERVICE_OFFERS } from '@campushive/contract';
import { prefetchServices, ServicesScreen, type ServiceChoice } from '@campushive/features/services';
import { NO_FILTERS, type ListingFilters } from '@campushive/features/hive-listing';
import type { Prefetch } from '../../page.js';
import { filtersIn, useListingFilters } from '../../use-listing-filters.js';
import { SCOPE } from '../../address/scope-in-address.js';
import { usePageQuery } from '../../address/use-page-query.js';

const choiceIn = (query: URLSearchParams): ServiceChoice => ({
  kind: SERVICE_KINDS.find((one) => one === query.get('kind')) ?? null,
  offer: SERVICE_OFFERS.find((one) => one === query.get('offer')) ?? 'service',
});

/** Removes the filters that services lack: condition, hive and topic. */
const ofServices = (filters: ListingFilters): ListingFilters => ({
  ...filters,
  condition: '',
  hive: '',
  topic: '',
});

export const prefetch: Prefetch = (page) =>
  prefetchServices(page, { ...choiceIn(page.search), filters: ofServices(filtersIn(page)) });

export default function ServicesPage() {
  const [query, setQuery] = usePageQuery();
  const { kind, offer } = choiceIn(query);
  const { filters: read, onFiltersChange } = useListingFilters('kind', 'offer');
  const filters = ofServices(read);
  const write = (next: ServiceChoice, others: ListingFilters) =>
    setQuery(
      Object.entries({
        ...others,
        kind: next.kind ?? '',
        offer: next.offer === 'service' ? '' : next.offer,
        [SCOPE]: query.get(SCOPE) ?? '',
      }).filter(([, value]) => value !== ''),
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
      onClear={() => write({ kind: null, offer }, NO_FILTERS)}
    />
  );
}
