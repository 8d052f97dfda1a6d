import { ApiError } from '@campushive/contract';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './queries.js';

const attemptsUntil = async (error: unknown) => {
  const load = vi.fn(() => Promise.reject(error as Error));
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  await expect(queries.fetchQuery({ queryKey: ['listing'], queryFn: load })).rejects.toBe(error);
  return load.mock.calls.length;
};

it('retries a query once after a network failure', async () => {
  expect(await attemptsUntil(new ApiError({ status: 0, code: 'network', message: 'No network' }))).toBe(2);
});

it('does not retry a query after a 404', async () => {
  expect(
    await attemptsUntil(new ApiError({ status: 404, code: 'not_found', message: 'No such listing' })),
  ).toBe(1);
});

it('fetches even when the browser reports to be offline, because a service worker may answer', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve('kept'));
  await expect(createQueryClient().fetchQuery({ queryKey: ['kept'], queryFn: load })).resolves.toBe('kept');
});
