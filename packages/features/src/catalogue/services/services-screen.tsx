import type { ServiceKind, ServiceOffer } from '@campushive/contract';
import { screen } from '../../kernel/index.js';
import type { ListingFilters } from '../parts/listing-filters/filters.js';
import { useTypedSearch } from '../parts/listing-filters/use-typed-search.js';
import { ServicesView } from './services-view.js';
import { useServices } from './use-services.js';

/** Kind, offer and filters of the services page, which the host stores in its address. */
export interface ServicesScreenProps {
  /** Kind of service. Null for all. */
  kind: ServiceKind | null;
  onKindChange: (change: { kind: ServiceKind | null }) => void;
  /** Open tab: `service` to hire a student, `task` to earn. */
  offer: ServiceOffer;
  onOfferChange: (change: { offer: ServiceOffer }) => void;
  filters: ListingFilters;
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Clears the kind and every filter. */
  onClear: () => void;
}

/** Find Services page. */
export const ServicesScreen = screen(function ServicesScreen(props: ServicesScreenProps) {
  const { kind, offer, filters, onFiltersChange } = props;
  const state = useServices({ kind, offer }, filters);
  const [q, setQ] = useTypedSearch(filters, onFiltersChange);
  return <ServicesView {...props} state={state} q={q} onQChange={(change) => setQ(change.q)} />;
});
