import type { ServiceKind, ServiceOffer } from '@campushive/contract';
import { screen } from '../../kernel/index.js';
import type { ListingFilters } from '../parts/listing-filters/filters.js';
import { useTypedSearch } from '../parts/listing-filters/use-typed-search.js';
import { ServicesView } from './services-view.js';
import { useServices } from './use-services.js';

export interface ServicesScreenProps {
  /** Kind of service. Null for all. */
  kind: ServiceKind | null;
  onKindChange: (change: { kind: ServiceKind | null }) => void;
  /** Tasks or services only. Null for both. */
  offer: ServiceOffer | null;
  onOfferChange: (change: { offer: ServiceOffer | null }) => void;
  filters: ListingFilters;
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Clears the kind, the offer and every filter. */
  onClear: () => void;
}

/** Find Services page. */
export const ServicesScreen = screen(function ServicesScreen(props: ServicesScreenProps) {
  const { kind, offer, filters, onFiltersChange } = props;
  const state = useServices({ kind, offer }, filters);
  const [q, setQ] = useTypedSearch(filters, onFiltersChange);
  return <ServicesView {...props} state={state} q={q} onQChange={(change) => setQ(change.q)} />;
});
