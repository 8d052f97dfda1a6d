import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useOwnActionDone } from './own-actions.js';

it('marks only those entries as stale that the action changes', async () => {
  const queries = new QueryClient();
  const shown = [
    ['notifications', 'all'],
    ['dashboard', {}],
    ['hives', 'mine'],
  ];
  for (const key of shown) queries.setQueryData(key, 'fetched');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  await renderHook(useOwnActionDone, { wrapper }).result.current('languageChanged');
  expect(shown.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
