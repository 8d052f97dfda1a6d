import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { holdRefetches } from './hold-refetches.js';

it('refetches stale data only after hydration, and fetches missing data at once', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  let arrive = (): void => undefined;
  holdRefetches(queries, new Promise((resolve) => (arrive = resolve)));
  const queryFn = vi.fn(async () => 'from the server');
  // A phone whose clock is fast considers the document's data stale.
  queries.setQueryData(['stale'], 'of the document', { updatedAt: Date.now() - 60_000 });
  queries.setQueryData(['fresh'], 'of the document');
  const observe = (name: string) =>
    new QueryObserver(queries, { queryKey: [name], queryFn }).subscribe(() => undefined);
  const stop = [observe('stale'), observe('fresh')];
  await Promise.resolve();
  expect([queryFn.mock.calls.length, queries.getQueryData(['stale'])]).toEqual([0, 'of the document']);
  stop.push(observe('missing'));
  await vi.waitFor(() => expect(queries.getQueryData(['missing'])).toBe('from the server'));
  expect(queries.getQueryData(['stale'])).toBe('of the document');
  arrive();
  await vi.waitFor(() => expect(queries.getQueryData(['stale'])).toBe('from the server'));
  expect(queries.getQueryData(['fresh'])).toBe('of the document');
  for (const one of stop) one();
});
