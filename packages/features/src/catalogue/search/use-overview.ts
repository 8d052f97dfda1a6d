import { MAX_COUNTED_PEOPLE, type HiveName, type SearchOverview } from '@campushive/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient, useHomeCampus } from '../../kernel/index.js';
import { arePricesCrossed, type ListingFilters } from '../parts/listing-filters/filters.js';
import type { SearchGroup } from './search-destination.js';
import { overviewQuery } from './search.queries.js';

/** State of the search across all kinds of results. `idle` while the search text is empty. */
export type OverviewState =
  /** No search yet. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly found: SearchOverview;
      /** Number of all results. */
      readonly count: number;
      /** The results of another search are loading. */
      readonly refreshing: boolean;
    };

/** Loads the best results of every kind. */
export function useOverview(filters: ListingFilters): OverviewState {
  const { narrowing } = useHomeCampus();
  const query = useQuery({
    ...overviewQuery(useClient(), filters, narrowing),
    placeholderData: keepPreviousData,
  });
  if (filters.q.trim() === '') return { status: 'idle' };
  if (arePricesCrossed(filters)) return { status: 'empty' };
  if (query.data === undefined) {
    return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'loading' };
  }
  const count = countOf(query.data);
  if (count === 0) return { status: 'empty' };
  return { status: 'ready', found: query.data, count, refreshing: query.isPlaceholderData };
}

const countOf = ({ hives, people, universities }: SearchOverview): number =>
  hives.reduce((sum, { count }) => sum + count, 0) + people.count + universities.length;

/** Returns true when a group has more results than are counted. */
export const isCapped = (group: SearchGroup, count: number): boolean =>
  group === 'users' && count >= MAX_COUNTED_PEOPLE;

/** Returns the groups to select from: those with results, and the current one. Counts are null until known. */
export function groupsOf(
  state: OverviewState,
  shown: SearchGroup,
  hiveNames: readonly HiveName[],
): readonly { readonly name: SearchGroup; readonly count: number | null }[] {
  if (state.status === 'idle') {
    return (['all', ...hiveNames, 'users'] as const).map((name) => ({ name, count: null }));
  }
  const counts = countsOf(state);
  const groups: readonly SearchGroup[] = ['all', ...hiveNames, 'users', 'universities'];
  return groups
    .filter((name) => name === 'all' || name === shown || (counts.get(name) ?? 0) > 0)
    .map((name) => ({ name, count: counts.get(name) ?? null }))
    .sort((one, other) => placeOf(one.name) - placeOf(other.name));

  function placeOf(name: SearchGroup): number {
    const place = [...counts.keys()].indexOf(name);
    return name === 'all' ? -1 : place === -1 ? groups.length : place;
  }
}

function countsOf(state: OverviewState): ReadonlyMap<SearchGroup, number> {
  if (state.status !== 'ready') return new Map();
  const { hives, people, universities } = state.found;
  return new Map<SearchGroup, number>([
    ['all', state.count],
    ...hives.map(({ hiveType, count }) => [hiveType, count] as const),
    ['users', people.count],
    ['universities', universities.length],
  ]);
}
