import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { StaleEntries } from './stale-keys.js';

interface PatchOptions {
  /** The query merges the response of a request under way with the patch, so the request need not start again. */
  readonly merges?: boolean;
}

/**
 * Applies an event to a cache entry. The entry keeps its age, so that it is refetched as soon as without the patch.
 * A request under way starts again, because its response may be older than the event.
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
    // Setting data marks the entry as valid, although the patch is all that is new in it.
    if (state.isInvalidated) markStale(queries, queryKey);
  }
  if (state.fetchStatus === 'fetching' && !merges) restart(queries, queryKey);
}

/** Refetches the matching entries when they are next shown. Shown ones stay as they are. */
function markStale(queries: QueryClient, queryKey: QueryKey): void {
  void queries.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Refetches the entries that a screen shows, and the others when they are next shown. */
export function refetchStale(queries: QueryClient, stale: readonly StaleEntries[]): void {
  for (const { key, isHidden } of stale)
    void queries.invalidateQueries({ queryKey: key, type: isHidden ? 'inactive' : 'all' });
}

function restart(queries: QueryClient, queryKey: QueryKey): void {
  // Cancelling first also covers the first request of a query, which `refetchQueries` alone would not repeat.
  void queries
    .cancelQueries({ queryKey, exact: true }, { revert: false })
    .then(() => queries.refetchQueries({ queryKey, exact: true, type: 'active' }));
}
