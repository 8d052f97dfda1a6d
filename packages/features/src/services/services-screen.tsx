import type { ServiceKind, ServiceOffer } from '@campushive/contract';
import { screen } from '../kernel/index.js';
import type { ListingFilters } from '../shared/listing-filters/filters.js';
import { useTypedSearch } from '../shared/listing-filters/use-typed-search.js';
import { ServicesView } from './services-view.js';
import { useServices } from './use-services.js';

export interface ServicesScreenProps {
  /** Null: all. */
  kind: ServiceKind | null;
  /** Another kind was chosen; null is all of them. */
  onKindChange: (change: { kind: ServiceKind | null }) => void;
  /** Tasks or services alone; null: both. */
  offer: ServiceOffer | null;
  /** Tasks, services, or null for both was chosen. */
  onOfferChange: (change: { offer: ServiceOffer | null }) => void;
  /** What narrows the list. */
  filters: ListingFilters;
  /** A filter was set or taken away. */
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Takes away the kind, the offer and every filter at once. */
  onClear: () => void;
}

/** Find Services. */
export const ServicesScreen = screen(function ServicesScreen(props: ServicesScreenProps) {
  const { kind, offer, filters, onFiltersChange } = props;
  const state = useServices({ kind, offer }, filters);
  const [q, setQ] = useTypedSearch(filters, onFiltersChange);
  return <ServicesView {...props} state={state} q={q} onQChange={(change) => setQ(change.q)} />;
});
