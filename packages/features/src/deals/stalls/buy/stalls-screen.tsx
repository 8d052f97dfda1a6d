import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { foundPages } from '../../../catalogue/parts/found-pages.js';
import { useTypedSearch } from '../../../catalogue/parts/listing-filters/use-typed-search.js';
import { screen, useClient, useHomeCampus, useUser } from '../../../kernel/index.js';
import {
  myStallQuery,
  stallOrdersQuery,
  stallsCountQuery,
  stallsQuery,
  type StallFilters,
} from '../parts/stalls.queries.js';
import { StallsView, type StallCount } from './stalls-view.js';

/** Filters of the list of stalls, which the host stores in its address. */
export interface StallsScreenProps {
  filters: StallFilters;
  onFiltersChange: (change: { filters: StallFilters }) => void;
}

/** List of stalls, with the viewer's orders and their own stall. */
export const StallsScreen = screen(function StallsScreen({ filters, onFiltersChange }: StallsScreenProps) {
  const client = useClient();
  const isMember = useUser() !== null;
  const { narrowing } = useHomeCampus();
  const found = foundPages(useInfiniteQuery(stallsQuery(client, filters, narrowing)));
  const others = useQuery(stallsCountQuery(client, { ...filters, isAll: !filters.isAll })(narrowing));
  const orders = useQuery({ ...stallOrdersQuery(client), enabled: isMember });
  const ownStall = useQuery({ ...myStallQuery(client), enabled: isMember });
  const [q, setQ] = useTypedSearch(filters, onFiltersChange);
  return (
    <StallsView
      state={found}
      count={found.status === 'found' ? countOf(found.rest, others.data, filters) : null}
      orders={orders.data ?? []}
      hasStall={ownStall.data != null}
      q={q}
      onQChange={(change) => setQ(change.q)}
      filters={filters}
      onFiltersChange={onFiltersChange}
    />
  );
});

/** Joins the count of the list with that of its other half. Null while either loads. */
function countOf(
  { count, refreshing }: { count: number; refreshing: boolean },
  others: number | undefined,
  { isAll }: StallFilters,
): StallCount | null {
  if (refreshing || others === undefined) return null;
  return isAll ? { all: count, open: others } : { all: others, open: count };
}
