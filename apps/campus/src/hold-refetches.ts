import type { QueryClient } from '@tanstack/react-query';

/**
 * Pauses refetches of the document's data until the page is hydrated. React hydrates the parts of a page one after another, so a response
 * in between would differ from the HTML of the parts that follow (React error 418). Queries without data are fetched.
 */
export function holdRefetches(queries: QueryClient, alive: Promise<void>): void {
  const options = queries.getDefaultOptions();
  queries.setDefaultOptions({
    ...options,
    queries: {
      ...options.queries,
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
  });
  void alive.then(() => {
    queries.setDefaultOptions(options);
    void queries.refetchQueries({ type: 'active', stale: true });
  });
}
