import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { StaleEntries } from './stale-keys.js';

interface PatchOptions {
  /** Set when the query merges a pending response with the patch itself, so that the request need not restart. */
  readonly merges?: boolean;
}

/**
 * Applies an event to a cache entry. The entry keeps its age, so that it is refetched as soon as without the patch. A pending request
 * restarts, because its response may be older than the event.
 */
export function patchCache<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  patch: (data: T) => T,
  { merges = false }: PatchOptions = {},
): void {
  const state = queries.getQueryState<T>(queryKey);
  if (state === undefined) return;
  if (state.data !== undefined) {
    queries.setQueryData<T>(queryKey, (data) => data && patch(data), { updatedAt: state.dataUpdatedAt });
    // Restores the stale mark: setting data clears it, although only the patch is new.
    if (state.isInvalidated) markStale(queries, queryKey);
  }
  if (state.fetchStatus === 'fetching' && !merges) restart(queries, queryKey);
}

/** Marks matching entries as stale without refetching the visible ones. */
function markStale(queries: QueryClient, queryKey: QueryKey): void {
  void queries.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Refetches visible entries now and the others when they are next shown. */
export function refetchStale(queries: QueryClient, stale: readonly StaleEntries[]): void {
  for (const { key, isHidden } of stale)
    void queries.invalidateQueries({ queryKey: key, type: isHidden ? 'inactive' : 'all' });
}

function restart(queries: QueryClient, queryKey: QueryKey): void {
  // Cancels first, because `refetchQueries` alone does not repeat a query's first request.
  void queries
    .cancelQueries({ queryKey, exact: true }, { revert: false })
    .then(() => queries.refetchQueries({ queryKey, exact: true, type: 'active' }));
}
