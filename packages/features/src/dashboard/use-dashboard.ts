import { DAY, type Dashboard } from '@campushive/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  useClient,
  useClock,
  useHomeCampus,
  useRealtime,
  useUser,
  type Client,
  type Leading,
} from '../kernel/index.js';

export type DashboardState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly dashboard: Dashboard };

export const dashboardQuery = (client: Client, leading: Leading = {}) =>
  queryOptions({
    queryKey: ['dashboard', leading],
    queryFn: async ({ signal }) => (await client.dashboard.get(leading, { signal })).data,
  });

/** My figures, and who I am. */
export function useDashboard(): {
  readonly name: string | null;
  readonly isNew: boolean;
  readonly state: DashboardState;
} {
  const user = useUser();
  const query = useQuery(dashboardQuery(useClient(), useHomeCampus().leading));
  const realtime = useRealtime();
  const queries = useQueryClient();
  // An order went on, such as an errand that is on the way now.
  useEffect(
    () => realtime.on('paymentUpdate', () => void queries.invalidateQueries({ queryKey: ['dashboard'] })),
    [realtime, queries],
  );
  const joined = user === null ? 0 : Date.parse(user.createdAt);
  const isNew = useClock().now().getTime() - joined < DAY;
  return { name: user?.name ?? null, isNew, state: stateOf() };

  function stateOf(): DashboardState {
    if (query.data !== undefined) return { status: 'ready', dashboard: query.data };
    return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'loading' };
  }
}
